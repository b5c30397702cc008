import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import * as samples from './samples.ts'
import { SPOKEN_WORDS } from './spoken-words.ts'
import { spoken, type Reading } from './spoken-scene.ts'

const { SAMPLE_WORDS, ...made } = samples
const reading: Reading = { words: SAMPLE_WORDS, lang: 'en', names: ['Anna', 'Bert'] }

describe('a scene in sentences', () => {
  it('reads a board row by row, neighbours that hold the same together', () => {
    expect(
      spoken(samples.draughts(4, 1), { ...reading, turn: [0], marks: ['7', '8'], touched: ['7'] }),
    ).toEqual([
      'Anna: to play.',
      'Row 1. 1: Bert’s king; 2: Bert’s man.',
      'Row 4. 7, 8: Anna’s man.',
      '4 places are empty.',
      'Chosen: 7.',
      'Choose a man.',
      'You can choose: 7, 8.',
    ])
  })

  it('counts stacks and names what lies on the bar', () => {
    expect(spoken(samples.tables(), { ...reading, lang: 'nl' })).toEqual([
      'Rij 1. 13: 5 stenen van Anna; 17: 3 stenen van Bert; 19: 5 stenen van Bert; 24: 2 stenen van Anna.',
      'Rij 2. bar: steen van Bert, verdubbelsteen 2.',
      'Rij 3. 12: 5 stenen van Bert; 8: 3 stenen van Anna; 6: 7 stenen van Anna; 1: 2 stenen van Bert.',
      '16 plaatsen zijn leeg.',
      'dobbelsteen 5; dobbelsteen 3, gebruikt; knop Gooien.',
    ])
  })

  it('reads a hand and the seats, without ids', () => {
    expect(spoken(samples.hand(), { ...reading, lang: 'de' })).toEqual([
      'Anna: 12 Punkte, 50 im Geldbeutel.',
      'Bert: 1 Punkt, 1.250 im Geldbeutel.',
      'Spieler 3: 0 Punkte, 5 im Geldbeutel.',
      'Deine Hand: Karte 7 ±2; Karte 10 ±3; 13 verdeckte Karten; Geldschein 10; ' +
        'Chip 2 von Bert; Dopplerwürfel 64 von Anna; Spielstein von Spieler 3.',
    ])
  })

  it('reads each of several dice that are thrown by the same tap', () => {
    const dice = (...faces: number[]) => ({
      trays: [{ id: 'dice', items: faces.map((face) => ({ spot: 'dice', look: 'die' as const, face })) }],
      sheets: [],
      seats: [],
      last: [],
    })
    expect(spoken(dice(5, 3), reading)).toEqual(['die 5; die 3.'])
    expect(spoken(dice(4, 4), reading)).toEqual(['2 dice 4.'])
  })

  it('calls what can be chosen beside the board as it is called there, and nothing by its id', () => {
    const marks = ['c1', 'chip', 'nowhere']
    expect(spoken(samples.hand(), { ...reading, marks }).at(-1)).toBe(
      'You can choose: card 7 ±2, Bert’s chip 2.',
    )
    expect(spoken(samples.bets(), { ...reading, lang: 'en', marks: ['albino'] }).at(-1)).toBe(
      'You can choose: Albino Anna.',
    )
  })

  it('reads a sheet row by row behind the heads of its columns', () => {
    expect(spoken(samples.bets(), { ...reading, lang: 'fr' })).toEqual([
      'Paris\u00a0:',
      'Albino; Anna\u00a0: coché; 1\u00a0: 300; 2\u00a0: 1\u202f200.',
      '東京; Anna\u00a0: vide; Bert\u00a0: ✗; 1\u00a0: 50; 2\u00a0: 5.',
    ])
  })

  it('calls places and things by their own names, and reads a course in its own order', () => {
    const scene = {
      board: {
        size: [3, 3] as const,
        surface: 'sand' as const,
        ground: [],
        places: [
          {
            id: 's',
            at: [0, 2] as const,
            shape: 'round' as const,
            paint: 'sand' as const,
            name: { say: 'bar' },
          },
          { id: 't', at: [1, 1] as const, shape: 'round' as const, paint: 'sand' as const },
        ],
        pieces: [
          { id: 'a', on: 's', look: 'horse' as const, name: { say: 'horse' } },
          { id: 'b', on: 's', look: 'horse' as const, name: { say: 'horse' } },
          { id: 'c', on: 'elsewhere', look: 'peg' as const },
        ],
      },
      trays: [{ id: 'empty', items: [] }],
      sheets: [],
      seats: [{}],
      last: ['s'],
    }
    expect(spoken(scene, reading)).toEqual([
      'Board. bar: 2 Horse.',
      'elsewhere: peg.',
      '1 place is empty.',
      'Last move: bar.',
    ])
  })

  it('has every sentence in every language, and reads every sample in each', () => {
    for (const text of Object.values(SPOKEN_WORDS)) for (const lang of LANGS) expect(text[lang]).not.toBe('')
    for (const make of Object.values(made)) {
      const said = LANGS.map((lang) => spoken(make(), { ...reading, lang }).join('\n'))
      expect(new Set(said).size).toBe(LANGS.length)
    }
  })
})
