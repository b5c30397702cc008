import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillBoxes } from './boxes.ts'

const tones = readFileSync(join(import.meta.dirname, '../src/look/tones.css'), 'utf8')
const wordsOn = (svg: string): string[] =>
  svg.match(/(?<=>)[^<>]*\p{L}{2,}[^<>]*(?=<\/(?:text|tspan)>)/gu) ?? []

it('prints no words on a box but names that are the same in every language', () => {
  const printed = fillBoxes(tones).filter(({ svg }) => wordsOn(svg).length > 0)
  expect(printed.map(({ box }) => box.id)).toEqual(['royal-turf'])
  expect(wordsOn(printed[0]!.svg)).toContain('Red Fox')
})
