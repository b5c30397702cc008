import { areasWithoutTexts, textsOf, type Text } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import { addTextFiles, fetchTexts } from './text-loader.ts'

const open = (area: string) => textsOf<{ readonly name: Text }>(area, ['name'])

it('the texts of what is opened while others come are brought too', async () => {
  open('test/first')
  addTextFiles({
    '../packages/test/src/first/words/nl.json': () => {
      open('test/second')
      return Promise.resolve({ name: 'een' })
    },
    '../packages/test/src/second/words/nl.json': () => Promise.resolve({ name: 'twee' }),
  })
  await fetchTexts('nl')
  expect(areasWithoutTexts('nl')).not.toContain('test/second')
})
