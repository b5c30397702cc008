import {
  beyond,
  box,
  die,
  disc,
  each,
  figure,
  fill,
  light,
  oval,
  shade,
  stroke,
  turned,
  type Backdrop,
} from './brush.ts'

type House = readonly [
  x: number,
  w: number,
  top: number,
  colour: 'red' | 'red-brown' | 'blue' | 'caramel' | 'green' | 'wood',
  gable: 'step' | 'bell' | 'spout',
  number: string,
]

/** A front with its gable, windows, door and number. */
function front([x, w, top, colour, gable, number]: House): string {
  const middle = x + w / 2
  const roof = {
    step: `M${x} ${top}H${x + w * 0.16}V${top - 14}H${x + w * 0.32}V${top - 28}H${x + w * 0.68}V${top - 14}H${x + w * 0.84}V${top}H${x + w}V${top + 4}H${x}Z`,
    bell: `M${x} ${top + 4}C${x + 4} ${top - 12} ${x + w * 0.28} ${top - 6} ${x + w * 0.3} ${top - 22}C${x + w * 0.34} ${top - 36} ${x + w * 0.66} ${top - 36} ${x + w * 0.7} ${top - 22}C${x + w * 0.72} ${top - 6} ${x + w - 4} ${top - 12} ${x + w} ${top + 4}Z`,
    spout: `M${x} ${top + 4}L${middle - 8} ${top - 28}H${middle + 8}L${x + w} ${top + 4}Z`,
  }[gable]
  const floors = Math.floor((142 - top) / 42) + 1
  const pane = (px: number, py: number) =>
    `${box(px, py, 18, 26, 'white', 2)}${box(px + 2, py + 2, 14, 22, 'sand')}${stroke(`M${px + 9} ${py + 2}V${py + 24}M${px + 2} ${py + 12}H${px + 16}`, 'white', 2)}`
  const windows = each(
    floors,
    (floor) => pane(x + w * 0.28 - 9, top + 14 + floor * 42) + pane(x + w * 0.72 - 9, top + 14 + floor * 42),
  )
  const ground = `${box(x + w * 0.12, 184, 22, 56, 'dark-brown', 3)}${disc(x + w * 0.12 + 17, 213, 2, 'gold')}${box(x + w - 34, 190, 26, 18, 'white', 3)}${figure(number, x + w - 21, 199.5, 12, 'ink', 'sans')}`
  return `${box(x, top, w, 240 - top, colour)}${fill(roof, colour)}${stroke(`M${x} ${top + 4}H${x + w}`, 'white', 3, 0.7)}${windows}${ground}`
}

/** Narrow, tall façades along a canal. */
const tallHouses: Backdrop = {
  wall: 'sand',
  art: [
    light(400, 50, 90),
    disc(410, 44, 22, 'gold', 0.7),
    ...(
      [
        [10, 76, 96, 'caramel', 'spout', '431'],
        [86, 78, 64, 'red-brown', 'step', '542'],
        [164, 76, 82, 'blue', 'bell', '553'],
        [240, 80, 44, 'red', 'step', '666'],
        [320, 76, 76, 'green', 'spout', '654'],
        [396, 76, 102, 'wood', 'bell', '621'],
      ] as const
    ).map((house) => front(house)),
  ].join(''),
}

/** Low cottages in a row. */
const lowHouses: Backdrop = {
  wall: 'blue',
  art: [
    light(90, 60, 90),
    disc(90, 56, 24, 'white', 0.8),
    disc(82, 52, 20, 'blue', 0.9),
    each(5, (n) => {
      const x = 10 + n * 93
      return [
        box(x + 62, 94, 13, 34, 'red-brown'),
        fill(
          `M${x - 4} 152L${x + 16} 104H${x + 72}L${x + 92} 152Z`,
          n % 2 === 0 ? 'red-brown' : 'dark-brown',
        ),
        stroke(`M${x + 8} 136H${x + 80}M${x + 14} 120H${x + 74}`, 'ink', 1.5, 0.25),
        box(x, 150, 88, 90, n % 2 === 0 ? 'white' : 'beige'),
        box(x + 10, 176, 26, 64, 'green', 3),
        disc(x + 31, 210, 2, 'gold'),
        box(x + 48, 172, 30, 30, 'wood-dark', 2),
        box(x + 51, 175, 24, 24, 'gold'),
        stroke(`M${x + 63} 175V199M${x + 51} 187H${x + 75}`, 'wood-dark', 2),
        box(x + 48, 208, 30, 17, 'blue', 3),
        figure(['124', '113', '111', '112', '135'][n]!, x + 63, 217, 12, 'white', 'sans'),
      ].join('')
    }),
  ].join(''),
}

/** A city by a lake in the evening. */
const skyline: Backdrop = {
  wall: 'blue',
  art: [
    light(240, 170, 180),
    disc(128, 112, 34, 'gold', 0.85),
    fill('M0 240V150H34V132H64V150H92V112H118V240Z', 'grey', 0.5),
    fill('M330 240V120H356V96H384V136H420V110H446V140H480V240Z', 'grey', 0.5),
    fill('M200 240V60H208V34H214V60H228V22H233V60H250V240Z', 'black'),
    fill(
      'M18 240V176H54V160H80V176H96V240ZM108 240V120H122V104H146V120H160V240ZM166 240V150H196V240Z',
      'black',
    ),
    fill(
      'M258 240V100H270V84H292V100H304V240ZM310 240V144L330 124L350 144V240ZM358 240V160H388V128H412V160H430V184H464V240Z',
      'black',
    ),
    each(7, (row) =>
      each(3, (column) =>
        box(208 + column * 13, 74 + row * 22, 6, 10, 'gold', 1, (row + column) % 3 === 0 ? 0.25 : 0.9),
      ),
    ),
    each(5, (row) =>
      each(3, (column) =>
        box(115 + column * 14, 132 + row * 20, 6, 9, 'gold', 1, (row * 2 + column) % 3 === 1 ? 0.25 : 0.85),
      ),
    ),
    each(6, (row) =>
      each(3, (column) =>
        box(264 + column * 13, 112 + row * 20, 6, 9, 'gold', 1, (row + column) % 4 === 0 ? 0.25 : 0.85),
      ),
    ),
    each(3, (row) =>
      each(4, (column) =>
        box(318 + column * 8, 154 + row * 24, 4, 10, 'gold', 1, (row + column) % 2 === 0 ? 0.3 : 0.8),
      ),
    ),
    each(3, (row) =>
      each(3, (column) =>
        box(26 + column * 22, 188 + row * 18, 7, 8, 'gold', 1, (row + column) % 2 === 0 ? 0.8 : 0.3),
      ),
    ),
    each(4, (row) =>
      each(2, (column) =>
        box(394 + column * 9, 140 + row * 22, 5, 9, 'gold', 1, (row + column) % 3 === 0 ? 0.3 : 0.8),
      ),
    ),
    box(-700, 228, 1880, 12, 'ink', 0, 0.6),
  ].join(''),
}

/** A junk in the harbour. */
const junk: Backdrop = {
  wall: 'sand',
  art: [
    light(352, 92, 110),
    disc(352, 92, 46, 'red', 0.75),
    fill('M0 196C50 160 90 170 130 190C170 168 210 176 250 196H0Z', 'grey', 0.5),
    stroke('M214 200V40M300 200V62', 'dark-brown', 6),
    fill('M214 42C170 60 140 104 136 174C170 182 220 178 236 174C240 120 232 70 214 42Z', 'red'),
    stroke(
      'M190 66C206 74 220 74 228 70M166 96C190 106 220 106 234 100M148 128C180 138 220 138 238 130M138 156C176 164 220 162 238 156',
      'gold',
      3,
    ),
    fill('M300 64C272 82 254 116 252 172C278 180 312 176 326 170C326 120 318 86 300 64Z', 'red'),
    stroke(
      'M284 86C298 92 308 90 314 88M266 116C286 124 310 122 322 116M256 146C282 154 314 150 324 144',
      'gold',
      3,
    ),
    fill(
      'M104 176C120 190 150 196 190 196H310C344 194 368 182 380 158L394 160C388 200 366 222 340 228H160C128 224 108 204 104 176Z',
      'red-brown',
    ),
    stroke('M124 204C180 214 320 214 374 198', 'gold', 3),
    beyond(220, 220, 'blue', 0.8),
    fill('M0 220H480V240H0Z', 'blue', 0.8),
    stroke(
      'M0 220C30 212 50 228 80 220S130 228 160 222S220 230 250 222S310 230 340 222S400 228 430 220S460 224 480 220',
      'blue',
      6,
    ),
    stroke(
      'M0 234C40 226 60 240 100 234S160 240 200 234S260 240 300 234S360 240 400 234S450 238 480 234',
      'blue',
      6,
      0.7,
    ),
    stroke(
      'M60 70C66 62 72 62 76 70C80 62 86 62 92 70M104 96C109 90 113 90 116 96C119 90 124 90 128 96',
      'ink',
      2.5,
    ),
  ].join(''),
}

/** A high hill and a low valley. */
const hills: Backdrop = {
  wall: 'blue',
  art: [
    light(380, 64, 100),
    disc(384, 60, 28, 'gold', 0.8),
    fill('M0 226L60 170L110 200L190 40L290 180L340 210L420 226L480 200V240Z', 'grey', 0.85),
    fill('M190 40L160 100C172 92 180 104 190 94C200 106 210 94 230 96Z', 'white'),
    beyond(226, 196, 'grass'),
    fill('M0 226C40 190 120 176 180 196C240 216 270 232 330 232C390 232 440 214 480 196V240H0Z', 'grass'),
    beyond(226, 226, 'green'),
    fill('M0 226C80 214 160 222 240 236H330L480 226V240H0Z', 'green'),
    stroke('M190 40V14', 'wood-dark', 3),
    fill('M191 14L216 21L191 28Z', 'red'),
    oval(334, 233, 46, 6, 'blue'),
    each(
      3,
      (n) =>
        `${box(54 + n * 30, 200 + n * 3, 5, 14, 'wood-dark')}${fill(`M${56 + n * 30} ${160 + n * 4}L${72 + n * 30} ${204 + n * 3}H${42 + n * 30}Z`, 'felt')}`,
    ),
    fill('M414 222V204L430 192L446 204V222Z', 'white'),
    fill('M408 206L430 188L452 206Z', 'red'),
  ].join(''),
}

/** Low water, and the post that measures it. */
const lowTide: Backdrop = {
  wall: 'sand',
  art: [
    light(110, 80, 110),
    disc(112, 84, 32, 'gold', 0.8),
    box(-700, 164, 1880, 34, 'blue', 0, 0.8),
    stroke('M30 176H90M140 184H210M250 174H300M390 182H450', 'white', 2.5, 0.6),
    beyond(194, 192, 'beige'),
    fill('M0 194C100 186 200 204 300 194C380 188 440 196 480 192V240H0Z', 'beige'),
    fill('M60 214C120 206 170 212 200 218C160 226 100 226 60 214Z', 'blue', 0.5),
    box(318, 40, 34, 184, 'white', 3),
    each(9, (n) => box(318, 50 + n * 19, n % 2 === 0 ? 20 : 12, 9, 'red')),
    each(4, (n) => figure(String(8 - n * 2), 343, 55 + n * 38, 13, 'ink', 'sans')),
    box(312, 34, 46, 9, 'wood-dark', 3),
    shade(335, 32, 226),
    fill('M172 160L200 112V160ZM196 160H226L204 108Z', 'white'),
    fill('M164 162H234C228 174 220 178 210 178H186C176 176 168 172 164 162Z', 'red-brown'),
    fill('M404 224C398 212 412 200 424 208C438 202 446 214 440 224C430 230 414 230 404 224Z', 'caramel'),
    stroke('M414 224C416 216 418 212 422 210M424 226V210M434 224C432 216 428 212 426 210', 'dark-brown', 2),
    stroke('M232 66C238 58 245 58 249 66C253 58 260 58 266 66', 'ink', 2.5),
  ].join(''),
}

/** The finish at a hundred. */
const finish: Backdrop = {
  wall: 'blue',
  art: [
    light(100, 80, 120),
    disc(96, 82, 28, 'gold', 0.75),
    beyond(176, 152, 'grass'),
    fill('M0 176C100 146 180 166 250 156C340 144 420 162 480 152V240H0Z', 'grass'),
    each(
      4,
      (n) =>
        box(16 + n * 34, 146 - n * 2, 5, 26, 'wood-dark') + oval(18 + n * 34, 132 - n * 2, 13, 22, 'green'),
    ),
    fill('M120 240L208 160H272L360 240Z', 'beige'),
    stroke('M240 166V176M240 188V202M240 216V236', 'white', 4, 0.9),
    box(146, 40, 10, 196, 'wood-dark', 3),
    box(324, 40, 10, 196, 'wood-dark', 3),
    box(138, 30, 204, 66, 'red', 6),
    figure('100', 240, 65, 52, 'white'),
    each(34, (n) =>
      box(
        138 + (n % 17) * 12,
        96 + Math.floor(n / 17) * 12,
        12,
        12,
        ((n % 17) + Math.floor(n / 17)) % 2 === 0 ? 'white' : 'black',
      ),
    ),
    stroke('M151 30V12M329 30V12', 'wood-dark', 4),
    fill('M152 12L182 20L152 28ZM330 12L360 20L330 28Z', 'gold'),
    turned(-14, 214, 214, die(214, 212, 34, 5)),
    turned(20, 268, 204, die(268, 202, 30, 5)),
  ].join(''),
}

/** Clouds above, embers below. */
const heavenAndHell: Backdrop = {
  wall: 'blue',
  art: [
    box(-700, -200, 1880, 324, '#fff3d6', 0, 0.3),
    light(240, 30, 120),
    box(-700, 132, 1880, 108, 'red-brown'),
    fill(
      'M0 240C30 200 40 220 60 170C80 210 96 190 110 210C130 170 150 196 160 214C190 164 210 200 222 216C240 150 262 190 274 214C300 172 316 200 330 212C350 166 370 200 384 214C404 180 420 200 430 210C446 190 462 200 480 240Z',
      'red',
    ),
    fill(
      'M30 240C50 214 60 224 68 202C84 224 100 220 112 240ZM196 240C214 220 230 226 240 190C254 222 270 220 284 240ZM352 240C372 220 384 222 392 204C404 222 420 222 440 240Z',
      'gold',
    ),
    each(10, (n) => {
      const x = n * 118 - 290
      const y = [116, 130, 128, 114][n % 4]!
      return (
        oval(x, y, 78, 24, 'white') + disc(x - 26, y - 16, 26, 'white') + disc(x + 20, y - 22, 32, 'white')
      )
    }),
    turned(
      -8,
      186,
      66,
      `${box(156, 36, 60, 60, 'white', 11)}${disc(170, 50, 6, 'gold')}${disc(202, 50, 6, 'gold')}${disc(186, 66, 6, 'gold')}${disc(170, 82, 6, 'gold')}${disc(202, 82, 6, 'gold')}`,
    ),
    stroke('M150 24C160 12 210 8 220 20C212 32 160 34 150 24Z', 'gold', 5),
    fill(
      'M158 76C128 84 100 70 92 44C112 52 130 44 156 58ZM216 68C244 72 270 54 276 28C258 38 238 34 214 50Z',
      'white',
    ),
    turned(
      9,
      318,
      184,
      `${box(288, 154, 60, 60, 'black', 11)}${disc(303, 169, 6, 'gold')}${disc(333, 199, 6, 'gold')}`,
    ),
    fill(
      'M296 158C286 144 288 134 296 128C296 142 304 148 314 152ZM344 152C352 140 360 138 362 126C370 142 362 154 350 162Z',
      'red',
    ),
    stroke('M350 204C380 214 390 190 404 196', 'black', 5),
    fill('M402 186L418 196L402 206Z', 'black'),
  ].join(''),
}

export const PLACES = {
  'tall-houses': tallHouses,
  'low-houses': lowHouses,
  'heaven-and-hell': heavenAndHell,
  'low-tide': lowTide,
  skyline,
  junk,
  hills,
  finish,
}
