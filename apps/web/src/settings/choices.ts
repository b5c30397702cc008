import { createEffect, createSignal, type Accessor } from 'solid-js'
import { matching } from '../app/media.ts'
import { readNote, writeNote } from '../storage/notes.ts'

/** One of a few values that the player chose, stored in this browser. */
export interface Choice<Word extends string = string> {
  readonly name: string
  readonly words: readonly Word[]
  readonly chosen: Accessor<Word>
  /** Returns whether it is one of the values. */
  readonly choose: (word: string) => boolean
}

function choiceOf<Word extends string>(name: string, words: readonly Word[], usual: Word): Choice<Word> {
  const find = (word: string | undefined) => words.find((each) => each === word)
  const [chosen, setChosen] = createSignal<Word>(find(readNote(name)) ?? usual)
  return {
    name,
    words,
    chosen,
    choose(word) {
      const found = find(word)
      if (found === undefined) return false
      writeNote(name, found)
      setChosen(() => found)
      return true
    },
  }
}

const onTouch = window.matchMedia('(pointer: coarse)').matches
const deviceIsCalm = matching('(prefers-reduced-motion: reduce)')

/** Whether this is a handheld device with a touch screen. */
export const isHandheld = window.matchMedia('(any-pointer: coarse)').matches

export const sound = choiceOf('sound', ['on', 'off'], onTouch ? 'off' : 'on')
export const motion = choiceOf('motion', ['device', 'lively', 'calm'], 'device')
/** Whether a throw is felt. */
export const buzzing = choiceOf('buzzing', ['on', 'off'], 'on')
/** Whether shaking the phone throws the dice. */
export const shaking = choiceOf('shaking', ['on', 'off'], 'on')
/** Whether fields show what moves in notation call them: usually where no man hides it. */
export const coordinates = choiceOf('coordinates', ['usual', 'on', 'off'], 'usual')
/** Whether the board turns to the player on turn, or the screen lies flat between all players. */
export const turning = choiceOf('turning', ['turn', 'still', 'flat'], 'turn')

/** Whether computer players take their time, so that people can follow them. */
export const pace = choiceOf('pace', ['easy', 'quick'], 'easy')

/** Before what kind of move people want to be asked for confirmation. */
export const warning = choiceOf('warning', ['off', 'blunders', 'mistakes'], 'off')

/** Everything chosen about every table. */
export const CHOICES = [sound, motion, buzzing, shaking, coordinates, turning, pace, warning] as const

/** Whether things appear where they arrive, instead of travelling there. */
export const isCalm = (): boolean =>
  motion.chosen() === 'calm' || (motion.chosen() === 'device' && deviceIsCalm())

/** Sets the attributes that the style sheets read. */
export function applyChoices(): void {
  createEffect(() => {
    document.documentElement.toggleAttribute('data-calm', isCalm())
    document.documentElement.dataset['coordinates'] = coordinates.chosen()
  })
}
