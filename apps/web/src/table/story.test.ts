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

  it('goes on in the next line where a sentence is a long list', () => {
    expect(
      linesIn('Onder de stapel gaan: Albino 2, Caramello 4, Earl Grey 1, Nougat 7, Othello 3, Red Fox 5.'),
    ).toEqual([
      'Onder de stapel gaan: Albino 2, Caramello 4, Earl Grey 1, Nougat 7,',
      'Othello 3, Red Fox 5.',
    ])
  })

  it('is not broken within a sentence, however long', () => {
    const french = 'Anna retourne tous les dés et gagne donc la manche comme le magicien l’a prédit\u202f!'
    expect(linesIn(french)).toEqual([french])
  })
})
