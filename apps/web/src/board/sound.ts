import type { Fact } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'

type Sound = 'wood' | 'card' | 'die' | 'knock' | 'whistle' | 'fanfare'

/** The sounds of what happened: dice rattle, cards slide, pieces land on wood, a whistle ends the match. */
export function soundsOf(facts: readonly Fact[], scene: Pick<Scene, 'board' | 'trays'>): ReadonlySet<Sound> {
  const sounds = new Set<Sound>()
  for (const { dice, path, takes, fact } of facts) {
    if (dice !== undefined) sounds.add('die')
    if (path !== undefined) sounds.add(isCard(path.at(-1), scene) ? 'card' : 'wood')
    if (takes !== undefined && takes.length > 0) sounds.add('knock')
    if (fact === 'go') sounds.add('whistle')
  }
  return sounds
}

const isCard = (spot: string | undefined, { board, trays }: Pick<Scene, 'board' | 'trays'>): boolean =>
  board?.pieces.findLast(({ on }) => on === spot)?.look === 'card' ||
  trays.some(({ items }) => items.some((item) => item.spot === spot && item.look === 'card'))

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Prepares the sounds, which takes a while: best done while nobody waits. */
export function tune(): AudioContext {
  context ??= new AudioContext()
  hiss ??= noise(context)
  return context
}

/** Plays sounds at short intervals. Nothing is recorded: all of it is noise and tones. */
export function play(sounds: ReadonlySet<Sound>): void {
  if (sounds.size === 0) return
  const context = tune()
  void context.resume()
  let at = context.currentTime + 0.02
  for (const sound of sounds) {
    MADE[sound](context, at)
    at += sound === 'die' ? 0.42 : 0.12
  }
}

const MADE: Readonly<Record<Sound, (context: AudioContext, at: number) => void>> = {
  wood: (context, at) => {
    rustle(context, at, 0.05, 1100, 0.35)
    tone(context, at, 0.09, 210, 0.3)
  },
  knock: (context, at) => {
    rustle(context, at, 0.05, 700, 0.4)
    tone(context, at, 0.12, 140, 0.35)
  },
  card: (context, at) => rustle(context, at, 0.11, 4200, 0.16),
  die: (context, at) => {
    for (const [after, pitch] of [
      [0, 1900],
      [0.09, 1500],
      [0.17, 2100],
      [0.28, 1700],
      [0.36, 1400],
    ] as const) {
      rustle(context, at + after, 0.035, pitch, 0.3 - after / 2)
    }
  },
  fanfare: (context, at) => {
    for (const [after, pitch] of [
      [0, 523],
      [0.13, 659],
      [0.26, 784],
      [0.39, 1047],
    ] as const) {
      rustle(context, at + after, 0.05, 1100, 0.2)
      tone(context, at + after, 0.3, pitch, 0.16)
    }
  },
  whistle: (context, at) => {
    tone(context, at, 0.28, 2350, 0.06)
    tone(context, at, 0.28, 2395, 0.06)
  },
}

function fading(context: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  gain.connect(context.destination)
  return gain
}

function tone(context: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const voice = context.createOscillator()
  voice.frequency.value = pitch
  voice.connect(fading(context, at, length, loud))
  voice.start(at)
  voice.stop(at + length)
}

function rustle(context: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const source = context.createBufferSource()
  source.buffer = hiss!
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fading(context, at, length, loud))
  source.start(at)
  source.stop(at + length)
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
