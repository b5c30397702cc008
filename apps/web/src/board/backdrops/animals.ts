import { beyond, box, disc, fill, light, oval, shade, stroke, type Backdrop } from './brush.ts'

/** A sparrow without feathers on its head, on a bare twig. */
const sparrow: Backdrop = {
  wall: 'sand',
  art: [
    light(330, 70, 110),
    disc(352, 62, 30, 'gold', 0.75),
    stroke('M20 196C120 176 220 190 460 166', 'wood-dark', 9),
    stroke(
      'M120 184C96 160 84 150 66 146M340 176C364 156 384 150 410 148M392 170C410 182 420 188 436 190',
      'wood-dark',
      5,
    ),
    oval(62, 142, 12, 6, 'green'),
    oval(416, 145, 13, 6, 'green'),
    oval(440, 192, 11, 5, 'green'),
    fill('M166 128C136 140 112 156 92 180L108 184C134 176 156 168 178 158Z', 'dark-brown'),
    fill(
      'M150 136C160 92 206 70 246 78C286 88 300 122 288 150C274 182 226 192 192 180C166 172 148 160 150 136Z',
      'caramel',
    ),
    fill('M196 178C190 150 214 128 252 128C282 130 294 142 286 154C272 184 228 190 196 178Z', 'beige'),
    fill('M154 136C168 112 206 108 226 124C214 152 180 162 158 152Z', 'red-brown'),
    stroke('M170 138C188 136 202 132 214 126M172 148C186 146 198 142 206 138', 'dark-brown', 3),
    disc(262, 82, 35, 'beige'),
    fill('M230 96C228 118 262 126 292 104C300 96 296 90 288 96C268 108 246 106 230 96Z', 'caramel'),
    oval(254, 58, 15, 6, 'white', 0.55),
    stroke('M250 48C248 38 240 34 236 36M260 46C262 36 270 32 274 34', 'dark-brown', 2.5),
    fill('M294 74L322 84L294 92Z', 'ink'),
    disc(276, 78, 5.5, 'ink'),
    disc(278, 76, 1.8, 'white'),
    stroke('M220 182L218 196M242 182L244 194', 'dark-brown', 4),
  ].join(''),
}

/** A bald frog on a lily pad. */
const frog: Backdrop = {
  wall: 'green',
  art: [
    light(240, 90, 130),
    stroke(
      'M60 238C64 190 58 150 66 110M84 238C82 200 92 170 90 140M408 238C404 190 414 150 408 104M430 238C432 196 424 170 432 146',
      'grass',
      5,
    ),
    oval(66, 104, 6, 18, 'wood-dark'),
    oval(408, 98, 6, 18, 'wood-dark'),
    oval(240, 226, 170, 18, 'blue', 0.55),
    oval(240, 218, 128, 15, 'grass'),
    stroke('M240 218L330 212M240 218L150 212M240 218L236 232', 'green', 2, 0.7),
    fill('M138 214C116 204 118 170 150 160L186 206ZM342 214C364 204 362 170 330 160L294 206Z', 'grass'),
    fill('M160 206C150 140 186 112 240 112C294 112 330 140 320 206C300 220 180 220 160 206Z', 'grass'),
    fill('M186 208C184 172 206 156 240 156C274 156 296 172 294 208C276 216 204 216 186 208Z', 'sand'),
    oval(240, 104, 74, 50, 'grass'),
    disc(198, 66, 21, 'grass'),
    disc(282, 66, 21, 'grass'),
    disc(198, 64, 13, 'white'),
    disc(282, 64, 13, 'white'),
    disc(201, 65, 7, 'ink'),
    disc(279, 65, 7, 'ink'),
    oval(240, 70, 16, 5, 'white', 0.55),
    stroke('M186 114C210 138 270 138 294 114', 'dark-brown', 4),
    disc(232, 96, 2, 'dark-brown'),
    disc(248, 96, 2, 'dark-brown'),
    oval(172, 116, 10, 6, 'red', 0.35),
    oval(308, 116, 10, 6, 'red', 0.35),
    fill('M170 220C178 204 190 204 196 220ZM284 220C290 204 302 204 310 220Z', 'grass'),
  ].join(''),
}

/** A cow seen from behind, as the player who pulls its tail sees it. */
const cow: Backdrop = {
  wall: 'sand',
  art: [
    light(120, 70, 100),
    beyond(190, 176, 'grass', 0.85),
    fill('M0 190C80 160 160 168 240 180C330 192 400 164 480 176V240H0Z', 'grass', 0.85),
    stroke('M0 176H150M330 172H480M40 160V206M110 158V204M380 154V204M446 156V204', 'wood', 6),
    shade(240, 96, 226),
    box(172, 170, 26, 56, 'white', 6),
    box(282, 170, 26, 56, 'white', 6),
    box(172, 214, 26, 13, 'dark-brown', 4),
    box(282, 214, 26, 13, 'dark-brown', 4),
    oval(240, 196, 22, 18, '#e3a99a'),
    fill('M160 184C142 120 160 66 240 62C320 66 338 120 320 184C296 200 184 200 160 184Z', 'white'),
    fill('M160 184C148 138 154 98 178 80C206 92 200 128 214 148C220 172 190 194 160 184Z', 'black'),
    fill('M270 70C306 76 326 106 328 138C306 146 290 128 284 108C276 96 266 84 270 70Z', 'black'),
    fill(
      'M186 58C170 44 160 46 150 56C160 70 174 72 188 70ZM294 58C310 44 320 46 330 56C320 70 306 72 292 70Z',
      'black',
    ),
    stroke('M206 48C196 38 196 28 202 22M274 48C284 38 284 28 278 22', 'beige', 7),
    oval(240, 54, 42, 20, 'white'),
    stroke('M240 68C252 96 228 120 244 148C250 160 246 168 242 174', 'black', 9),
    fill('M242 168C224 184 230 206 244 216C258 204 260 184 242 168Z', 'dark-brown'),
    stroke('M238 186C236 196 240 204 244 208M248 184C250 194 248 202 246 206', 'caramel', 2),
  ].join(''),
}

/** A louse, large enough to be seen. */
const louse: Backdrop = {
  wall: 'felt',
  art: [
    light(240, 110, 140),
    stroke(
      'M60 240C70 150 110 80 170 30M420 240C414 160 380 90 330 40M20 240C26 190 34 160 50 130M456 240C454 190 450 160 440 140',
      'caramel',
      4,
      0.7,
    ),
    shade(240, 110, 226),
    stroke(
      'M180 130C140 120 122 132 104 152M172 156C134 160 120 176 112 200M184 184C156 196 146 208 142 226M300 130C340 120 358 132 376 152M308 156C346 160 360 176 368 200M296 184C324 196 334 208 338 226',
      'dark-brown',
      9,
    ),
    fill(
      'M164 168C160 112 196 96 240 96C284 96 320 112 316 168C312 206 280 226 240 226C200 226 168 206 164 168Z',
      'caramel',
    ),
    stroke(
      'M170 146C210 158 270 158 310 146M166 172C210 186 270 186 314 172M178 200C214 210 266 210 302 200',
      'red-brown',
      4,
      0.7,
    ),
    oval(210, 128, 24, 10, 'white', 0.25),
    oval(240, 84, 50, 38, 'beige'),
    stroke('M212 54C202 36 192 32 180 34M268 54C278 36 288 32 300 34', 'dark-brown', 5),
    disc(180, 34, 5, 'dark-brown'),
    disc(300, 34, 5, 'dark-brown'),
    disc(222, 78, 11, 'white'),
    disc(258, 78, 11, 'white'),
    disc(224, 80, 5, 'ink'),
    disc(256, 80, 5, 'ink'),
    stroke('M222 102C232 110 248 110 258 102', 'dark-brown', 4),
  ].join(''),
}

const cat = (x: number, fur: 'white' | 'black', lit: 'grey' | 'gold', tail: 1 | -1): string =>
  [
    stroke(`M${x + tail * 30} 218C${x + tail * 84} 226 ${x + tail * 92} 176 ${x + tail * 66} 150`, fur, 15),
    fill(
      `M${x - 52} 234C${x - 58} 170 ${x - 32} 128 ${x} 128C${x + 32} 128 ${x + 58} 170 ${x + 52} 234Z`,
      fur,
    ),
    fill(`M${x - 46} 106L${x - 44} 54L${x - 10} 74ZM${x + 46} 106L${x + 44} 54L${x + 10} 74Z`, fur),
    fill(`M${x - 39} 78L${x - 38} 66L${x - 26} 74ZM${x + 39} 78L${x + 38} 66L${x + 26} 74Z`, '#d99a8c'),
    oval(x, 106, 48, 40, fur),
    oval(x - 18, 102, 8, 9, lit),
    oval(x + 18, 102, 8, 9, lit),
    oval(x - 18, 102, 3, 8, fur === 'black' ? 'ink' : 'black'),
    oval(x + 18, 102, 3, 8, fur === 'black' ? 'ink' : 'black'),
    fill(`M${x - 5} 117H${x + 5}L${x} 123Z`, '#d99a8c'),
    stroke(
      `M${x} 123C${x - 2} 131 ${x - 10} 131 ${x - 13} 127M${x} 123C${x + 2} 131 ${x + 10} 131 ${x + 13} 127`,
      'grey',
      2.5,
    ),
    stroke(
      `M${x - 28} 118L${x - 62} 112M${x - 28} 122L${x - 60} 126M${x + 28} 118L${x + 62} 112M${x + 28} 122L${x + 60} 126`,
      'grey',
      1.6,
    ),
    stroke(`M${x - 14} 232V196M${x + 14} 232V196`, 'grey', 2, 0.6),
  ].join('')

/** A pair: one white, one black. */
const cats: Backdrop = {
  wall: 'red',
  art: [
    light(240, 90, 150),
    shade(168, 74),
    shade(312, 74),
    cat(168, 'white', 'gold', -1),
    cat(312, 'black', 'gold', 1),
  ].join(''),
}

export const ANIMALS = { sparrow, frog, cow, louse, cats }
