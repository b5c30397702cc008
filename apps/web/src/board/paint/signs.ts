import type { Sign } from '@spellendoos/scene'

/** Outlines in a box from −40 to 40, filled in the colour of the words around them. */
const OUTLINES: Readonly<Record<Sign, string>> = {
  head: 'M-18 32C-20 17-11 9-5 2C-13 4-20 9-26 5C-31 0-26-8-18-15C-13-21-9-25-7-32L-2-25C14-26 25-13 25 6C25 19 21 26 21 32Z',
  helmet: 'M-30 12C-30-12-14-24 2-24C18-24 27-10 27 4C33 6 38 10 38 16C20 12-8 12-30 16ZM-2-24V-30H6V-24Z',
  saddle:
    'M-33-13C-26-19-22-5-9-5H4C16-5 19-20 31-22C33-9 28 3 17 7V19L24 25V31H4V25L11 19V8H-14C-26 6-33-2-33-13Z',
  horseshoe:
    'M-22-29L-11-30C-16-8-15 16 0 16S16-8 11-30L22-29C31 4 22 31 0 31S-31 4-22-29ZM-20 2A3 3 0 1 0-14 2A3 3 0 1 0-20 2M14 2A3 3 0 1 0 20 2A3 3 0 1 0 14 2',
  tick: 'M-26 2L-18-7L-6 6L20-24L28-16L-6 22Z',
}

export const paintSign = (sign: Sign, fill: string): string =>
  `<path d="${OUTLINES[sign]}" fill="${fill}" fill-rule="evenodd"/>`
