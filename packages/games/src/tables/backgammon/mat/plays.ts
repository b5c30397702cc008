import type { Seat } from '@spellendoos/kernel'
import { BAR, OFF } from '../../stones.ts'
import { write } from '../notation.ts'
import { moves } from '../rules.ts'
import type { State } from '../state.ts'

/** A play taken apart: its result, where it hits, and every step as it was written. */
interface Parts {
  readonly net: string
  readonly hits: string
  readonly steps: string
}

/** A play in our notation: `bar` and `off` instead of 25 and 0. */
export const ourWords = (play: string): string =>
  play
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^| )25\//g, '$1bar/')
    .replaceAll(/\/0(?!\d)/g, '/off')

/** Every step separately, as other programs write it: `20/15* 15/13` for `20/15*\/13`. */
export const stepByStep = (play: string): string =>
  play
    .split(' ')
    .flatMap((part) => {
      const [way, times = ''] = part.split(/(?=\()/)
      const points = way!.split('/')
      return points.slice(1).map((to, i) => `${points[i]!.replace('*', '')}/${to}${times}`)
    })
    .join(' ')

function partsOf(play: string): Parts {
  const net = new Array<number>(BAR + 1).fill(0)
  const hits = new Set<string>()
  const steps: string[] = []
  for (const step of stepByStep(play).split(' ')) {
    const [, from, to, hit, times = '1'] = /^(.*?)\/(.*?)(\*?)(?:\((\d)\))?$/.exec(step)!
    for (let i = 0; i < Number(times); i++) {
      net[pointOf(from!)]!--
      net[pointOf(to!)]!++
      steps.push(`${from}/${to}`)
    }
    if (hit === '*') hits.add(to!)
  }
  return { net: net.join(), hits: [...hits].toSorted().join(), steps: steps.toSorted().join() }
}

const pointOf = (name: string): number => (name === 'bar' ? BAR : name === 'off' ? OFF : Number(name))

/**
 * The legal play, in our notation, with the same result as what was written, in whatever order, combined or step by
 * step. If there are several, the hits and steps that are mentioned decide.
 */
export function legalPlay(s: State, seat: Seat, written: string): string | undefined {
  const wanted = partsOf(ourWords(written))
  const same = moves(s, seat)
    .filter((move) => typeof move === 'number')
    .map((move) => write(s, move))
    .map((text) => ({ text, parts: partsOf(text) }))
    .filter(({ parts }) => parts.net === wanted.net)
  const closer = (key: 'hits' | 'steps') => same.filter(({ parts }) => parts[key] === wanted[key])
  return (closer('hits')[0] ?? closer('steps')[0] ?? same[0])?.text
}
