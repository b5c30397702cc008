import { LANGS } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import { isYes, setupWords } from './setup.ts'

it.each(LANGS)('yes and no are told apart in %s, in any case and by their first letter', (lang) => {
  const say = setupWords(lang)
  expect(isYes(` ${say('yes').toUpperCase()}`, lang)).toBe(true)
  expect(isYes(say('yes').charAt(0), lang)).toBe(true)
  expect(isYes(say('no'), lang)).toBe(false)
  expect(isYes('', lang)).toBe(false)
})
