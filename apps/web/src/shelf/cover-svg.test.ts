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
