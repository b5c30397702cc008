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

/** A slate with the evening’s scores in chalk marks. */
const slate: Backdrop = {
  wall: 'felt',
  art: [
    light(240, 70, 150),
    shade(240, 150),
    box(104, 20, 272, 216, 'wood', 8),
    box(118, 34, 244, 188, 'black', 3),
    each(3, (row) =>
      each(4 - row, (group) => {
        const x = 142 + group * 54
        const y = 60 + row * 52
        return stroke(
          `M${x} ${y}V${y + 32}M${x + 9} ${y}V${y + 32}M${x + 18} ${y}V${y + 32}M${x + 27} ${y}V${y + 32}M${x - 6} ${y + 25}L${x + 34} ${y + 6}`,
          'white',
          3,
          0.85,
        )
      }),
    ),
    box(286, 226, 52, 10, 'white', 5),
    box(400, 176, 44, 60, 'gold', 6),
    box(400, 166, 44, 22, 'white', 9),
    stroke('M444 190C464 190 464 222 444 222', 'gold', 7),
    box(410, 196, 5, 32, 'white', 2, 0.45),
  ].join(''),
}

/** One die on another. */
const tower: Backdrop = {
  wall: 'blue',
  art: [
    light(300, 70, 120),
    disc(350, 60, 24, 'white', 0.85),
    shade(240, 52),
    die(240, 213, 46, 3),
    turned(4, 242, 168, die(242, 168, 46, 5, 'red')),
    turned(-5, 238, 122, die(238, 122, 46, 1)),
    turned(6, 242, 77, die(242, 76, 46, 6, 'gold')),
    turned(-8, 240, 32, die(239, 31, 44, 2)),
    shade(130, 40),
    turned(14, 130, 214, die(130, 212, 44, 4)),
    shade(356, 34),
    turned(-20, 356, 216, die(356, 214, 38, 6)),
  ].join(''),
}

/** A fire of matches. */
const bonfire: Backdrop = {
  wall: 'dark-brown',
  art: [
    light(240, 130, 170),
    shade(240, 120),
    fill(
      'M240 20C264 62 306 84 306 142C306 186 276 214 240 214C204 214 174 186 174 142C174 108 196 98 204 68C220 84 230 60 240 20Z',
      'red',
    ),
    fill(
      'M244 74C256 102 284 116 284 154C284 188 264 206 240 206C216 206 196 188 198 158C200 136 214 132 220 110C232 122 240 104 244 74Z',
      'gold',
    ),
    fill(
      'M240 132C250 148 262 156 262 176C262 194 252 204 240 204C228 204 218 194 218 178C218 162 230 156 240 132Z',
      '#fff3d6',
    ),
    ...[-62, -34, -12, 14, 38, 64].map((angle) =>
      turned(
        angle,
        240,
        226,
        `${box(235, 150, 10, 84, 'wood-light', 2)}${oval(240, 148, 8, 12, 'red-brown')}`,
      ),
    ),
    box(120, 224, 104, 11, 'wood-light', 2),
    oval(118, 229, 12, 8, 'red-brown'),
    box(262, 225, 104, 11, 'wood', 2),
    oval(368, 230, 12, 8, 'red-brown'),
    ...(
      [
        [180, 50],
        [300, 44],
        [330, 92],
        [150, 100],
        [270, 14],
      ] as const
    ).map(([x, y]) => disc(x, y, 3.5, 'gold', 0.9)),
  ].join(''),
}

/** A conjurer's hat, his wand, and what comes out of it. */
const conjurer: Backdrop = {
  wall: 'blue',
  art: [
    light(240, 80, 150),
    shade(240, 120),
    turned(-16, 196, 70, die(190, 62, 46, 6)),
    turned(12, 262, 44, die(258, 40, 46, 1, 'red')),
    turned(28, 312, 92, die(318, 86, 38, 3)),
    fill('M170 124H310L296 226H184Z', 'black'),
    fill('M172 142H308L304 168H176Z', 'red'),
    oval(240, 124, 100, 17, 'black'),
    oval(240, 122, 70, 10, 'ink'),
    fill('M184 226H296L295 234H185Z', 'black'),
    oval(208, 180, 7, 34, 'white', 0.1),
    stroke('M336 228L428 158', 'black', 9),
    stroke('M412 170L428 158', 'white', 9),
    ...(
      [
        [116, 70, 13],
        [382, 60, 11],
        [96, 150, 8],
        [428, 118, 7],
        [150, 30, 7],
        [340, 26, 7],
      ] as const
    ).map(([x, y, r]) =>
      fill(
        `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z`,
        'gold',
      ),
    ),
  ].join(''),
}

/** One to six, in silence. */
const row: Backdrop = {
  wall: 'felt',
  art: [
    light(240, 150, 190),
    fill(
      'M196 18H284C304 18 316 32 316 50C316 70 304 82 284 82H250L232 102V82H196C176 82 164 70 164 50C164 32 176 18 196 18Z',
      'paper',
    ),
    ...[214, 240, 266].map((x) => disc(x, 50, 6, 'grey')),
    stroke('M182 88L300 14', 'red', 7),
    each(6, (n) => shade(60 + n * 72, 34, 226) + die(60 + n * 72, 196, 58, n + 1)),
  ].join(''),
}

/** A pot of coins. */
const pot: Backdrop = {
  wall: 'red',
  art: [
    light(240, 90, 150),
    shade(240, 110),
    ...(
      [
        [196, 104],
        [232, 92],
        [270, 98],
        [212, 78],
        [252, 72],
        [232, 58],
        [292, 108],
        [178, 112],
      ] as const
    ).map(
      ([x, y]) =>
        oval(x, y, 25, 14, 'caramel') +
        oval(x, y - 4, 25, 14, 'gold') +
        oval(x, y - 5, 17, 8, '#fff3d6', 0.35),
    ),
    fill('M150 122H330C352 150 346 220 302 236H178C134 220 128 150 150 122Z', 'red-brown'),
    box(140, 108, 200, 22, 'caramel', 11),
    fill('M160 142C150 170 154 200 172 218C162 190 162 166 174 142Z', 'white', 0.22),
    disc(240, 184, 32, 'beige'),
    figure('11', 240, 186, 34, 'red-brown'),
    shade(390, 40),
    each(4, (n) => box(362, 222 - n * 11, 56, 12, n % 2 === 0 ? 'gold' : 'caramel', 5)),
    shade(92, 34),
    each(2, (n) => box(66, 222 - n * 11, 52, 12, n % 2 === 0 ? 'caramel' : 'gold', 5)),
  ].join(''),
}

/** A swing under an old branch. */
const swing: Backdrop = {
  wall: 'sand',
  art: [
    light(380, 80, 110),
    beyond(216, 212, 'grass'),
    fill('M0 216C120 200 320 204 480 212V240H0Z', 'grass'),
    fill('M44 240C58 170 50 90 34 0H92C90 90 96 170 112 240Z', 'wood-dark'),
    stroke('M70 34C180 20 300 26 440 40', 'wood-dark', 15),
    ...(
      [
        [70, 8, 70, 34],
        [170, 6, 54, 24],
        [300, 10, 62, 24],
        [410, 22, 56, 26],
        [460, 40, 36, 22],
      ] as const
    ).map(([x, y, rx, ry]) => oval(x, y, rx, ry, 'green')),
    ...(
      [
        [130, 22, 34, 14],
        [250, 14, 40, 14],
        [370, 14, 36, 13],
      ] as const
    ).map(([x, y, rx, ry]) => oval(x, y, rx, ry, 'grass')),
    stroke('M226 30L196 172M300 30L270 172', 'beige', 4, 0.35),
    stroke('M226 30L266 174M300 30L340 174', 'beige', 5),
    stroke('M256 176L352 178', 'red', 11),
    stroke('M168 202C186 214 210 218 232 214M388 196C376 208 362 214 348 214', 'white', 3, 0.7),
    oval(300, 226, 70, 5, 'ink', 0.2),
    disc(402, 214, 5, 'red'),
    disc(424, 218, 5, 'gold'),
    disc(150, 218, 5, 'white'),
  ].join(''),
}

/** A three in a bad temper. */
const angryThree: Backdrop = {
  wall: 'red',
  art: [
    light(240, 110, 160),
    shade(240, 110),
    stroke('M176 210L150 236M304 210L330 236', 'white', 14),
    turned(
      -4,
      240,
      130,
      `${box(158, 48, 164, 164, 'white', 30)}${box(158, 184, 164, 28, 'ink', 14, 0.12)}${disc(204, 112, 16, 'ink')}${disc(276, 112, 16, 'ink')}${disc(240, 152, 15, 'ink')}${disc(209, 107, 4.5, 'white')}${disc(281, 107, 4.5, 'white')}${stroke('M178 84L222 100M302 84L258 100', 'ink', 10)}${stroke('M206 192C222 176 258 176 274 192', 'ink', 7)}`,
    ),
    stroke(
      'M120 92C104 84 98 72 104 58C112 46 126 50 124 62M360 84C378 78 386 64 378 52C370 42 356 48 360 58',
      'white',
      6,
      0.8,
    ),
    stroke('M156 132C132 130 120 142 112 160M326 126C350 126 362 140 368 158', 'white', 13),
    disc(110, 166, 12, 'white'),
    disc(370, 164, 12, 'white'),
  ].join(''),
}

/** A crown folded from paper. */
const crown: Backdrop = {
  wall: 'felt',
  art: [
    light(240, 100, 150),
    shade(240, 124),
    fill('M126 218C120 222 360 222 354 218L372 206H108Z', 'red-brown'),
    fill('M120 196H360V230C320 240 160 240 120 230Z', 'red'),
    fill('M132 204L108 76L174 134L240 42L306 134L372 76L348 204C300 216 180 216 132 204Z', 'gold'),
    fill('M240 42L306 134L372 76L348 204C312 212 276 214 240 213Z', 'caramel', 0.35),
    stroke('M136 190C190 202 290 202 344 190', '#fff3d6', 4, 0.7),
    disc(108, 70, 11, 'red'),
    disc(240, 34, 13, 'red'),
    disc(372, 70, 11, 'red'),
    turned(-6, 190, 166, die(190, 164, 32, 6)),
    die(240, 162, 36, 6),
    turned(6, 290, 166, die(290, 164, 32, 6)),
  ].join(''),
}

/** A hand with its five fingers. */
const hand: Backdrop = {
  wall: 'green',
  art: [
    light(240, 110, 160),
    fill('M190 240L196 196H290L300 240Z', 'red'),
    box(186, 222, 118, 18, 'white', 6),
    stroke('M208 140L190 62M232 132L228 34M257 132L264 38M281 140L302 66', '#e8b994', 24),
    stroke('M200 182C176 172 156 152 142 128', '#e8b994', 25),
    fill('M194 140C206 118 284 118 296 140C302 176 298 200 286 214H206C190 204 188 168 194 140Z', '#e8b994'),
    stroke('M208 170C226 160 244 164 256 184M222 196C244 190 268 176 280 156', '#b9805c', 3, 0.7),
    ...(
      [
        [190, 62],
        [228, 34],
        [264, 38],
        [302, 66],
        [142, 128],
      ] as const
    ).map(([x, y]) => disc(x, y, 6, 'red')),
    turned(-10, 386, 206, shade(386, 36, 238) + die(386, 204, 56, 5)),
    turned(12, 90, 208, shade(90, 34, 238) + die(90, 208, 50, 5)),
  ].join(''),
}

const ticket = (x: number, y: number, angle: number, colour: 'paper' | 'sand', number: string): string =>
  turned(
    angle,
    x,
    y,
    `${box(x - 92, y - 48, 184, 96, colour, 8)}${stroke(`M${x + 46} ${y - 40}V${y + 40}`, 'grey', 2.5)}${box(x - 72, y - 34, 104, 9, 'red', 4, 0.8)}${figure(number, x - 20, y + 8, 38, 'ink')}${die(x + 68, y, 28, 6)}`,
  )

/** Two tickets with one fate. */
const tickets: Backdrop = {
  wall: 'blue',
  art: [light(240, 110, 170), ticket(188, 92, -9, 'paper', '66'), ticket(292, 158, 6, 'sand', '66')].join(''),
}

/** Twenty-one ones in six rows. */
const ones: Backdrop = {
  wall: 'red-brown',
  art: [
    light(240, 110, 170),
    shade(240, 130),
    each(6, (line) =>
      each(line + 1, (nth) =>
        die(240 + (nth - line / 2) * 38, 28 + line * 37.5, 35, 1, line % 2 === 0 ? 'white' : 'red'),
      ),
    ),
  ].join(''),
}

const sock = (x: number, y: number, colour: 'red' | 'blue' | 'gold', angle: number): string =>
  turned(
    angle,
    x,
    y,
    `${fill(`M${x - 15} ${y}H${x + 15}V${y + 66}C${x + 26} ${y + 74} ${x + 44} ${y + 78} ${x + 44} ${y + 92}C${x + 44} ${y + 106} ${x + 10} ${y + 104} ${x - 6} ${y + 98}C${x - 16} ${y + 94} ${x - 15} ${y + 84} ${x - 15} ${y + 74}Z`, colour)}${box(x - 15, y, 30, 13, 'white', 2)}${stroke(`M${x - 15} ${y + 28}H${x + 15}M${x - 15} ${y + 42}H${x + 15}`, 'white', 5)}${box(x - 4, y - 14, 8, 24, 'wood-light', 2)}`,
  )

/** Socks on a line: two pairs, and an odd one. */
const socks: Backdrop = {
  wall: 'sand',
  art: [
    light(110, 70, 110),
    beyond(214, 210, 'grass'),
    fill('M0 214C120 198 340 202 480 210V240H0Z', 'grass'),
    stroke('M22 30V236M458 30V236', 'wood-dark', 9),
    stroke('M22 40C160 74 320 74 458 40', 'dark-brown', 3),
    sock(84, 54, 'red', 3),
    sock(150, 64, 'red', -2),
    sock(236, 68, 'gold', 4),
    sock(322, 64, 'blue', -3),
    sock(386, 54, 'blue', 2),
  ].join(''),
}

/** A form to be filled in, and the pencil that does it. */
const pencil: Backdrop = {
  wall: 'green',
  art: [
    light(240, 100, 160),
    turned(
      -5,
      220,
      130,
      [
        box(126, 18, 188, 222, 'paper', 4),
        ...['12', '23', '34', '45', '56'].map((number, line) => {
          const y = 48 + line * 38
          return `${figure(number, 160, y, 24, 'ink')}${box(192, y - 14, 28, 28, 'white', 3)}${box(252, y - 14, 28, 28, 'black', 3)}${stroke(`M192 ${y - 14}h28v28h-28z`, 'grey', 2)}${line < 3 ? stroke(`M196 ${y - 10}L216 ${y + 10}M216 ${y - 10}L196 ${y + 10}`, 'red', 4) : ''}${line === 1 ? stroke(`M256 ${y - 10}L276 ${y + 10}M276 ${y - 10}L256 ${y + 10}`, 'gold', 4) : ''}`
        }),
      ].join(''),
    ),
    turned(
      38,
      350,
      120,
      `${box(340, 40, 24, 132, 'gold')}${box(340, 40, 8, 132, 'caramel')}${fill('M340 172H364L352 204Z', 'wood-light')}${fill('M348 193H356L352 204Z', 'ink')}${box(340, 22, 24, 20, 'red', 5)}${box(340, 36, 24, 8, 'grey')}`,
    ),
  ].join(''),
}

/** An abacus that says fifteen. */
const abacus: Backdrop = {
  wall: 'sand',
  art: [
    light(240, 100, 160),
    shade(240, 150),
    box(96, 26, 288, 206, 'wood-dark', 12),
    box(112, 42, 256, 174, 'paper', 5),
    ...[70, 108, 146, 184].map((y) => stroke(`M112 ${y}H368`, 'grey', 4)),
    ...(
      [
        ['red', 5, 70],
        ['blue', 5, 108],
        ['gold', 5, 146],
        ['green', 0, 184],
      ] as const
    ).map(([colour, left, y]) =>
      each(
        8,
        (n) =>
          oval(n < left ? 130 + n * 22 : 350 - (7 - n) * 22, y, 10.5, 16, colour) +
          oval((n < left ? 130 + n * 22 : 350 - (7 - n) * 22) - 3, y - 5, 3, 6, 'white', 0.35),
      ),
    ),
  ].join(''),
}

/** A jug emptied over a head, after the story of a philosopher's wife. */
const jug: Backdrop = {
  wall: 'sand',
  art: [
    light(300, 80, 130),
    box(-700, 22, 1880, 16, 'caramel', 0, 0.5),
    each(30, (n) => stroke(`M${n * 42 - 374} 34V24H${n * 42 - 350}V30H${n * 42 - 364}`, 'red-brown', 3)),
    turned(
      -58,
      300,
      106,
      [
        stroke('M268 66C238 70 240 108 266 116M332 66C362 70 360 108 334 116', 'red-brown', 9),
        fill('M274 48H326L320 78C352 100 352 150 316 180H284C248 150 248 100 280 78Z', 'red-brown'),
        box(268, 40, 64, 13, 'dark-brown', 5),
        box(282, 176, 36, 12, 'dark-brown', 4),
        stroke('M260 116C280 124 320 124 340 116M262 146C280 154 320 154 338 146', 'black', 5),
        stroke('M266 131L276 125L286 135L296 125L306 135L316 125L326 135L334 129', 'gold', 3),
      ].join(''),
    ),
    fill('M232 66C196 76 176 110 168 158H200C204 126 216 98 240 88Z', 'blue', 0.75),
    ...(
      [
        [150, 150],
        [214, 150],
        [140, 120],
        [226, 124],
      ] as const
    ).map(([x, y]) =>
      fill(
        `M${x} ${y - 10}C${x + 8} ${y} ${x + 6} ${y + 8} ${x} ${y + 8}C${x - 6} ${y + 8} ${x - 8} ${y} ${x} ${y - 10}Z`,
        'blue',
        0.75,
      ),
    ),
    fill('M128 240C132 214 156 206 184 206C212 206 236 214 240 240Z', 'white'),
    disc(184, 180, 30, '#e8b994'),
    fill('M154 184C152 218 216 218 214 184C206 196 162 196 154 184Z', 'grey'),
    fill('M154 178C146 168 150 160 158 162ZM214 178C222 168 218 160 210 162Z', 'grey'),
    stroke('M170 176H178M190 176H198', 'ink', 3.5),
    stroke('M168 168L180 172M200 168L188 172', 'grey', 3.5),
    oval(184, 158, 22, 6, 'blue', 0.6),
  ].join(''),
}

/** An acrobat who leaps from one trapeze to the other. */
const leap: Backdrop = {
  wall: 'blue',
  art: [
    fill('M240 -20L70 240H410Z', '#fff3d6', 0.12),
    each(23, (n) =>
      fill(
        `M${n * 60 - 450} 0H${n * 60 - 420}L${n * 60 - 426} 26L${n * 60 - 444} 26Z`,
        n % 2 === 0 ? 'red' : 'white',
        0.9,
      ),
    ),
    stroke('M96 0L60 118M150 0L114 118', 'beige', 3),
    stroke('M54 120H120', 'wood', 8),
    stroke('M384 0L366 118M438 0L420 118', 'beige', 3),
    stroke('M360 120H426', 'wood', 8),
    turned(
      -24,
      240,
      120,
      [
        stroke('M210 124C190 122 176 112 168 98M206 136C184 142 168 140 156 132', 'beige', 11),
        fill('M200 112C216 102 254 104 270 116C276 126 266 140 252 140C232 142 212 142 200 138Z', 'red'),
        stroke('M268 122C292 114 310 108 330 112M266 132C290 132 308 132 326 138', 'beige', 9),
        disc(284, 94, 17, 'beige'),
        fill('M268 92C268 76 292 70 302 84C294 84 282 86 268 92Z', 'dark-brown'),
        stroke('M214 122H258', 'gold', 4),
      ].join(''),
    ),
    oval(240, 238, 150, 8, 'white', 0.35),
    stroke('M90 232C180 244 300 244 390 232', 'white', 3, 0.6),
    stroke('M90 232V240M390 232V240', 'beige', 5),
  ].join(''),
}

export const STILL_LIFES = {
  slate,
  tower,
  bonfire,
  conjurer,
  row,
  pot,
  swing,
  'angry-three': angryThree,
  crown,
  hand,
  tickets,
  ones,
  socks,
  pencil,
  abacus,
  jug,
  leap,
}
