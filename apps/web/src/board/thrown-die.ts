import type { Item } from '@spellendoos/scene'
import { isCalm } from '../settings/choices.ts'
import { tumble } from './motion.ts'
import { eyesOf, paintSide } from './paint/dice.ts'

const DURATION = 650
/** The width of the die itself in its drawing. */
const EDGE = 80 / 108
/** Vibration when dice land, in milliseconds. */
const BUZZ = 14

/** Around the side in front: which eyes are where on a die whose opposite sides make seven. */
function sidesOf(front: number): readonly (readonly [eyes: number, turn: string])[] {
  const [right, top] = [1, 2, 3].filter((eyes) => eyes !== front && eyes !== 7 - front) as [number, number]
  return [
    [front, ''],
    [7 - front, 'rotateY(180deg)'],
    [right, 'rotateY(90deg)'],
    [7 - right, 'rotateY(-90deg)'],
    [top, 'rotateX(90deg)'],
    [7 - top, 'rotateX(-90deg)'],
  ]
}

/** A die that was thrown flies in, bounces and lands on what it shows. One without eyes tumbles flat. */
export function throwDie(drawing: HTMLElement, item: Item, nth: number): void {
  const eyes = eyesOf(item.face)
  const flat = drawing.querySelector('svg')
  if (isCalm() || eyes === undefined || flat === null) return tumble(drawing, nth)
  const edge = flat.getBoundingClientRect().width * EDGE
  const air = document.createElement('span')
  air.className = 'in-the-air'
  air.style.setProperty('--edge', `${edge}px`)
  const sides = sidesOf(eyes).map(
    ([shown, turn]) =>
      `<span style="transform:${turn} translateZ(${edge / 2}px)">${paintSide(shown, item.paint ?? 'white')}</span>`,
  )
  air.innerHTML = `<span class="die-body">${sides.join('')}</span>`
  // Whoever throws on sees the new throw alone.
  drawing.querySelector('.in-the-air')?.remove()
  drawing.append(air)
  flat.style.visibility = 'hidden'
  const side = nth % 2 === 0 ? 1 : -1
  const at = (x: number, y: number, z: number, turns: number) => ({
    transform: `translate3d(${side * x}px, ${y}px, ${z}px) rotateX(${turns * 400}deg) rotateY(${side * turns * 310}deg) rotateZ(${side * turns * 130}deg)`,
  })
  const flight = air.firstElementChild!.animate(
    [
      { ...at(-70 - nth * 8, -110, 160, -1.6), easing: 'cubic-bezier(.4,0,.9,.6)' },
      { ...at(-18, 4, 0, -0.75), offset: 0.42, easing: 'cubic-bezier(.2,.6,.5,1)' },
      { ...at(-6, -26, 40, -0.4), offset: 0.62, easing: 'cubic-bezier(.5,0,.8,.5)' },
      { ...at(2, 2, 0, -0.08), offset: 0.84, easing: 'ease-out' },
      at(0, 0, 0, 0),
    ],
    { duration: DURATION + nth * 40 },
  )
  const land = () => {
    if (!air.isConnected) return
    air.remove()
    flat.style.visibility = ''
  }
  flight.finished.then(land, land)
  if (nth === 0 && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.([0, DURATION * 0.42, BUZZ])
}
