// Written by `npm run index`: every game, ordered by id.
import type { SceneGame } from '@spellendoos/scene'
import { game as _7ate9 } from './7ate9/index.ts'
import { game as backgammon } from './tables/backgammon/index.ts'
import { game as blokkade } from './steps/blokkade/index.ts'
import { game as boze_drie } from './dice/boze-drie/index.ts'
import { game as brandstapel } from './dice/brandstapel/index.ts'
import { game as chicago } from './dice/chicago/index.ts'
import { game as contract_dammen } from './draughts/contract-dammen/index.ts'
import { game as dammen } from './draughts/dammen/index.ts'
import { game as dobbelstenen_toren } from './dice/dobbelstenen-toren/index.ts'
import { game as dobbelstenen_tovenaar } from './dice/dobbelstenen-tovenaar/index.ts'
import { game as dode_sprong } from './dice/dode-sprong/index.ts'
import { game as dubbele_lot } from './dice/dubbele-lot/index.ts'
import { game as dubbelkoning } from './dice/dubbelkoning/index.ts'
import { game as ecka } from './halma/ecka/index.ts'
import { game as eenentwintig_enen } from './dice/eenentwintig-enen/index.ts'
import { game as elf_hoog } from './dice/elf-hoog/index.ts'
import { game as engels_dammen } from './draughts/engels-dammen/index.ts'
import { game as even_of_oneven } from './dice/even-of-oneven/index.ts'
import { game as frans_dammen } from './draughts/frans-dammen/index.ts'
import { game as gobang } from './field/gobang/index.ts'
import { game as halma } from './halma/halma/index.ts'
import { game as halma_dammen } from './steps/halma-dammen/index.ts'
import { game as halma_schaak } from './halma/halma-schaak/index.ts'
import { game as halma_voor_drie } from './halma/halma-voor-drie/index.ts'
import { game as handjesspel } from './dice/handjesspel/index.ts'
import { game as hemel_en_hel } from './dice/hemel-en-hel/index.ts'
import { game as hoek_dammen } from './steps/hoek-dammen/index.ts'
import { game as hoge_huisnummer } from './dice/hoge-huisnummer/index.ts'
import { game as hoog_en_laag } from './dice/hoog-en-laag/index.ts'
import { game as italiaans_dammen } from './draughts/italiaans-dammen/index.ts'
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
import { game as oud_duits_dammen } from './draughts/oud-duits-dammen/index.ts'
import { game as paardesprong } from './paardesprong/index.ts'
import { game as paartjesspel } from './dice/paartjesspel/index.ts'
import { game as platluis } from './dice/platluis/index.ts'
import { game as poffen_bord } from './tables/poffen-bord/index.ts'
import { game as poffen_dobbel } from './dice/poffen-dobbel/index.ts'
import { game as pyramide_schuiven } from './steps/pyramide-schuiven/index.ts'
import { game as pyramide_spel } from './cross/pyramide-spel/index.ts'
import { game as rakado } from './field/rakado/index.ts'
import { game as rond_om_de_hoek } from './tracks/rond-om-de-hoek/index.ts'
import { game as rovers_en_veldwachter } from './steps/rovers-en-veldwachter/index.ts'
import { game as royal_turf } from './royal-turf/index.ts'
import { game as schommel_reeks } from './dice/schommel-reeks/index.ts'
import { game as slag_dammen } from './draughts/slag-dammen/index.ts'
import { game as snel_halma } from './halma/snel-halma/index.ts'
import { game as snelle_honderd } from './dice/snelle-honderd/index.ts'
import { game as solitair } from './cross/solitair/index.ts'
import { game as solo_halma } from './halma/solo-halma/index.ts'
import { game as stommetje_spelen } from './dice/stommetje-spelen/index.ts'
import { game as tippy } from './field/tippy/index.ts'
import { game as toto_dobbel } from './dice/toto-dobbel/index.ts'
import { game as tref_halma } from './halma/tref-halma/index.ts'
import { game as tric_trac } from './tables/tric-trac/index.ts'
import { game as turks_dammen } from './draughts/turks-dammen/index.ts'
import { game as vijftienen } from './dice/vijftienen/index.ts'
import { game as voetbal_toto } from './voetbal-toto/index.ts'
import { game as voetbalspel } from './voetbalspel/index.ts'
import { game as vos_en_kip } from './cross/vos-en-kip/index.ts'
import { game as weens_paardespel } from './tracks/weens-paardespel/index.ts'
import { game as wolf_en_schapen } from './steps/wolf-en-schapen/index.ts'
import { game as xantippe } from './dice/xantippe/index.ts'

export const games: readonly SceneGame[] = [
  _7ate9,
  backgammon,
  blokkade,
  boze_drie,
  brandstapel,
  chicago,
  contract_dammen,
  dammen,
  dobbelstenen_toren,
  dobbelstenen_tovenaar,
  dode_sprong,
  dubbele_lot,
  dubbelkoning,
  ecka,
  eenentwintig_enen,
  elf_hoog,
  engels_dammen,
  even_of_oneven,
  frans_dammen,
  gobang,
  halma,
  halma_dammen,
  halma_schaak,
  halma_voor_drie,
  handjesspel,
  hemel_en_hel,
  hoek_dammen,
  hoge_huisnummer,
  hoog_en_laag,
  italiaans_dammen,
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
  oud_duits_dammen,
  paardesprong,
  paartjesspel,
  platluis,
  poffen_bord,
  poffen_dobbel,
  pyramide_schuiven,
  pyramide_spel,
  rakado,
  rond_om_de_hoek,
  rovers_en_veldwachter,
  royal_turf,
  schommel_reeks,
  slag_dammen,
  snel_halma,
  snelle_honderd,
  solitair,
  solo_halma,
  stommetje_spelen,
  tippy,
  toto_dobbel,
  tref_halma,
  tric_trac,
  turks_dammen,
  vijftienen,
  voetbal_toto,
  voetbalspel,
  vos_en_kip,
  weens_paardespel,
  wolf_en_schapen,
  xantippe,
]

const byId: ReadonlyMap<string, SceneGame> = new Map(games.map((game) => [game.id, game]))

export function gameById(id: string): SceneGame | undefined {
  return byId.get(id)
}
