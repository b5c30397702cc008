import { areasWithoutTexts, supplyTexts, type Catalogue, type Lang } from '@spellendoos/kernel'

type Files = Readonly<Record<string, () => Promise<Catalogue>>>

/** What the page knows from its start. The build makes this a list for each language: see build/text-files.ts. */
const listIn = (_lang: Lang) => import('./text-files.ts')

/** Every file of texts, by area and language, and a function that loads it. */
const FILES = new Map<string, () => Promise<Catalogue>>()

/** Registers more files of texts; those of parts that load later need not be known from the start. */
export function addTextFiles(files: Files): void {
  for (const [file, load] of Object.entries(files)) FILES.set(placeOf(file), load)
}

/**
 * `…/packages/games/src/dice/macao/words/nl.json` is `games/dice/macao nl`, `../puzzles/words/nl.json` is
 * `web/puzzles nl`, and a file beside this one `web nl`.
 */
function placeOf(file: string): string {
  const [, area, part, lang] = /(?:packages\/(.*)\/words|\.\/(\w+)\/words|\.)\/([^/]+)\.json$/.exec(file)!
  return `${area?.replace('/src', '') ?? (part === undefined ? 'web' : `web/${part}`)} ${lang}`
}

/** The areas of the list of a language. */
const listed = new Map<Lang, readonly string[]>()

async function areasIn(lang: Lang): Promise<readonly string[]> {
  const known = listed.get(lang)
  if (known !== undefined) return known
  const { files } = await listIn(lang)
  addTextFiles(files)
  const areas = [...new Set(Object.keys(files).map((file) => placeOf(file).split(' ')[0]!))]
  listed.set(lang, areas)
  return areas
}

const fetched = new Map<string, Promise<void>>()

function fetchArea(area: string, lang: Lang): Promise<void> {
  const place = `${area} ${lang}`
  const known = fetched.get(place)
  if (known !== undefined) return known
  const file = FILES.get(place)
  const coming =
    file === undefined ? Promise.resolve() : file().then((texts) => supplyTexts(area, lang, texts))
  fetched.set(place, coming)
  // A failed download is tried again when it is next needed.
  coming.catch(() => fetched.delete(place))
  return coming
}

const fetchAreas = async (areas: readonly string[], lang: Lang): Promise<void> => {
  await Promise.all(areas.map((area) => fetchArea(area, lang)))
}

/** Loads the texts of everything that is open, in a language; also of what is opened meanwhile. */
export async function fetchTexts(lang: Lang): Promise<void> {
  await areasIn(lang)
  const missing = () => areasWithoutTexts(lang).filter((area) => FILES.has(`${area} ${lang}`))
  for (let areas = missing(); areas.length > 0; areas = missing()) {
    // oxlint-disable-next-line no-await-in-loop -- what is opened meanwhile is only known afterwards
    await fetchAreas(areas, lang)
  }
}

/** The texts of the page itself, without those of games. */
export async function fetchPageTexts(lang: Lang): Promise<void> {
  const areas = await areasIn(lang)
  await fetchAreas(
    areas.filter((area) => !area.startsWith('games/')),
    lang,
  )
}

/** The texts of a game and its family, beside the game. */
export async function fetchGameTexts(game: string, lang: Lang): Promise<void> {
  const areas = await areasIn(lang)
  const own = areas.filter((area) => area.endsWith(`/${game}`)).toSorted((a, b) => b.length - a.length)[0]
  await fetchAreas(
    areas.filter((area) => own === area || own?.startsWith(`${area}/`) === true),
    lang,
  )
}
