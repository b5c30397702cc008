import { describe, expect, it } from 'vitest'
import { linesIn, storyWith } from './story.ts'

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

describe('a story that goes on', () => {
  const said = (...texts: string[]) => texts.map((text) => ({ text }))
  const story = { lines: said('Bert shoots.', 'Goal!', 'It is 1–0.'), at: 0 }

  it('first tells what was not told yet, if others went on', () => {
    expect(storyWith(story, said('Bert lines up.'), true)).toEqual({
      lines: said('Goal!', 'It is 1–0.', 'Bert lines up.'),
      at: 0,
    })
  })

  it('tells at once what somebody did at this screen', () => {
    expect(storyWith(story, said('Anna throws 3.'), false).lines).toEqual(said('Anna throws 3.'))
  })

  it('does not lag behind: a long list is left to the log', () => {
    const list = { lines: said('1', '2', '3', '4'), at: 0 }
    expect(storyWith(list, said('Anna is ready.'), true).lines).toEqual(said('Anna is ready.'))
    expect(storyWith({ ...list, at: 3 }, said('Anna is ready.'), true).lines).toEqual(said('Anna is ready.'))
  })
})
