import { describe, expect, it } from 'vitest'
import { linesIn } from './story.ts'

describe('what is told', () => {
  it('is one line while it fits', () => {
    expect(linesIn('Anna gooit 3. Ze stopt.')).toEqual(['Anna gooit 3. Ze stopt.'])
  })

  it('is told sentence by sentence where it is long', () => {
    expect(
      linesIn('Anna draait om: bovenop 5, onderop 9. Samen 14, zoals de tovenaar had voorspeld!'),
    ).toEqual(['Anna draait om: bovenop 5, onderop 9.', 'Samen 14, zoals de tovenaar had voorspeld!'])
  })

  it('is not broken within a sentence, however long', () => {
    const french = 'Anna retourne les dés et gagne donc la manche comme le magicien l’a prédit\u202f!'
    expect(linesIn(french)).toEqual([french])
  })
})
