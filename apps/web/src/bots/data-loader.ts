import { supplyDataFile, missingDataFiles } from '@spellendoos/kernel'

/** The address of every data file of a game, by the name that its code has for it. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../packages/*/src/**/*.bin', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([file, address]) => [file.replace(/^.*\/packages\//, '').replace('/src/', '/'), address]),
)

const fetched = new Map<string, Promise<void>>()

/** Fetches what the code loaded so far needs: trained weights, and tables of what was computed before. */
export const fetchData = async (): Promise<void> => {
  await Promise.all(missingDataFiles().map((file) => fetched.get(file) ?? fetchFile(file)))
}

function fetchFile(file: string): Promise<void> {
  const coming = load(file)
  fetched.set(file, coming)
  // What failed is fetched again when it is next needed.
  coming.catch(() => fetched.delete(file))
  return coming
}

async function load(file: string): Promise<void> {
  const answer = await fetch(ADDRESSES.get(file)!)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  supplyDataFile(file, new Uint8Array(await answer.arrayBuffer()))
}
