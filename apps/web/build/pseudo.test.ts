import { fill, fillingsOf } from '../../../packages/kernel/src/fill.ts'
import { expect, it } from 'vitest'
import { inPseudo } from './pseudo.ts'

const spell = (_: string, filling: unknown) => String(filling)

it('makes words long and gives letters accents', () => {
  expect(inPseudo('Close the box.')).toBe('Çłöšéöšé ťhé böx.')
})

it('leaves what fills a text, and how a form is chosen', () => {
  const text = '{seat} has {n} {n, plural, one {stone} other {stones, {left} of them}}; it is over.'
  const long = inPseudo(text)
  expect([...fillingsOf(long)]).toEqual([...fillingsOf(text)])
  expect(fill(long, 'en', { seat: 'Anna', n: 1, left: 4 }, spell)).toBe('Anna hàš 1 šťöñéöñé; îť îš övéřéř.')
  expect(fill(long, 'en', { seat: 'Anna', n: 2, left: 4 }, spell)).toContain('4 öf ťhémém')
})
