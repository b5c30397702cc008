// Written by `npm run index`: every game, ordered by id.
import type { Game } from '@spellendoos/kernel'
import { game as _7ate9 } from './7ate9/index.ts'
import { game as backgammon } from './tables/backgammon/index.ts'
import { game as boze_drie } from './dice/boze-drie/index.ts'
import { game as brandstapel } from './dice/brandstapel/index.ts'
import { game as chicago } from './dice/chicago/index.ts'
import { game as dammen } from './draughts/dammen/index.ts'
import { game as dode_sprong } from './dice/dode-sprong/index.ts'
import { game as dubbele_lot } from './dice/dubbele-lot/index.ts'
import { game as dubbelkoning } from './dice/dubbelkoning/index.ts'
import { game as eenentwintig_enen } from './dice/eenentwintig-enen/index.ts'
import { game as elf_hoog } from './dice/elf-hoog/index.ts'
import { game as even_of_oneven } from './dice/even-of-oneven/index.ts'
import { game as gobang } from './field/gobang/index.ts'
import { game as handjesspel } from './dice/handjesspel/index.ts'
import { game as hemel_en_hel } from './dice/hemel-en-hel/index.ts'
import { game as hoge_huisnummer } from './dice/hoge-huisnummer/index.ts'
import { game as hoog_en_laag } from './dice/hoog-en-laag/index.ts'
import { game as kale_kikker } from './dice/kale-kikker/index.ts'
import { game as kale_mus } from './dice/kale-mus/index.ts'
import { game as katten_en_muizen } from './field/katten-en-muizen/index.ts'
import { game as keerzijde } from './keerzijde/index.ts'
import { game as koeienstaart } from './dice/koeienstaart/index.ts'
import { game as laagste_huisnummer } from './dice/laagste-huisnummer/index.ts'
import { game as laagste_stand } from './dice/laagste-stand/index.ts'
import { game as macao } from './dice/macao/index.ts'
import { game as mens_maak_je_niet_dik } from './tracks/mens-maak-je-niet-dik/index.ts'
import { game as molenspel } from './molenspel/index.ts'
import { game as paardesprong } from './paardesprong/index.ts'
import { game as paartjesspel } from './dice/paartjesspel/index.ts'
import { game as platluis } from './dice/platluis/index.ts'
import { game as poffen_dobbel } from './dice/poffen-dobbel/index.ts'
import { game as rakado } from './field/rakado/index.ts'
import { game as royal_turf } from './royal-turf/index.ts'
import { game as schommel_reeks } from './dice/schommel-reeks/index.ts'
import { game as snelle_honderd } from './dice/snelle-honderd/index.ts'
import { game as solitair } from './cross/solitair/index.ts'
import { game as stommetje_spelen } from './dice/stommetje-spelen/index.ts'
import { game as tippy } from './field/tippy/index.ts'
import { game as toto_dobbel } from './dice/toto-dobbel/index.ts'
import { game as voetbal_toto } from './voetbal-toto/index.ts'
import { game as xantippe } from './dice/xantippe/index.ts'

export const games: readonly Game[] = [
  _7ate9,
  backgammon,
  boze_drie,
  brandstapel,
  chicago,
  dammen,
  dode_sprong,
  dubbele_lot,
  dubbelkoning,
  eenentwintig_enen,
  elf_hoog,
  even_of_oneven,
  gobang,
  handjesspel,
  hemel_en_hel,
  hoge_huisnummer,
  hoog_en_laag,
  kale_kikker,
  kale_mus,
  katten_en_muizen,
  keerzijde,
  koeienstaart,
  laagste_huisnummer,
  laagste_stand,
  macao,
  mens_maak_je_niet_dik,
  molenspel,
  paardesprong,
  paartjesspel,
  platluis,
  poffen_dobbel,
  rakado,
  royal_turf,
  schommel_reeks,
  snelle_honderd,
  solitair,
  stommetje_spelen,
  tippy,
  toto_dobbel,
  voetbal_toto,
  xantippe,
]

const byId: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]))

export function gameById(id: string): Game | undefined {
  return byId.get(id)
}
