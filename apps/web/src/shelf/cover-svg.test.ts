import { describe, expect, it } from 'vitest'
import { coarse, inked, inksOf, materialsFor } from './cover-svg.ts'

describe('a small print', () => {
  it('leaves out grain and faint lines, and keeps the rest', () => {
    const field = '<rect width="100" fill="#8a5a36"/>'
    const grain = '<rect width="100" fill="url(#grain-across)"/>'
    const edge = '<rect width="100" fill="none" stroke="#1a0f06" stroke-opacity="0.14" stroke-width="1.5"/>'
    const rim = '<circle r="9" fill="none" stroke="#1b0f08" stroke-opacity="0.5"/>'
    const sheen = '<circle r="9" fill="url(#sheen)"/>'
    expect(coarse(field + grain + edge + rim + sheen)).toBe(field + rim + sheen)
  })
  it('has one shape for all fields of a colour, without their numbers', () => {
    const field = (x: number, fill: string) => `<rect x="${x}" y="0" width="9" height="9" fill="${fill}"/>`
    const number = '<g class="field-number"><text x="1">1</text></g>'
    const hole = '<circle cx="30" cy="4" r="2" fill="#123"/>'
    expect(coarse(field(0, '#123') + number + field(9, '#eee') + number + field(18, '#123') + hole)).toBe(
      '<path d="M0 0h9v9h-9ZM18 0h9v9h-9ZM28 4a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z" fill="#123"/>' +
        '<path d="M9 0h9v9h-9Z" fill="#eee"/>',
    )
    const onTop = field(0, '#123') + field(5, '#eee') + field(18, '#123')
    expect(coarse(onTop)).toBe(onTop)
  })
  it('is printed in the inks of daylight', () => {
    const inks = inksOf(
      ':root { --tone-red: light-dark(#b23a2c, #963427); --hand: Bradley, var(--serif); --serif: Georgia; }',
    )
    expect(inked('<g fill="var(--tone-red)" font-family="var(--hand)"/>', inks)).toBe(
      '<g fill="#b23a2c" font-family="Bradley, Georgia"/>',
    )
    expect(() => inked('<g fill="var(--tone-pink)"/>', inks)).toThrow('--tone-pink')
  })
  it('brings the materials it refers to, and no others', () => {
    const materials = materialsFor('<circle r="9" fill="url(#ball)"/>')
    expect(materials).toContain('id="ball"')
    expect(materials).not.toContain('id="grain"')
    expect(materials).toMatch(/^<defs>.*<\/defs>$/)
  })
})
