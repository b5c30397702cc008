const learnt = new Map<string, Uint8Array>()
const named = new Set<string>()
let read: (file: string) => Uint8Array | undefined = () => undefined

/** What the host has brought: the bytes of a data file. */
export const learnData = (file: string, bytes: Uint8Array): void => {
  learnt.set(file, bytes)
}

/** Where data files come from that the host did not bring beforehand; for hosts that can wait for a file. */
export const readDataBy = (reader: typeof read): void => {
  read = reader
}

/** The data files that the code loaded so far needs, and that are not here yet. */
export const missingData = (): readonly string[] => [...named].filter((file) => !learnt.has(file))

/**
 * A binary file beside the code, such as trained weights, by its package and its path below `src`. It is read when its
 * bytes are first asked for.
 */
export function dataFile(file: string): () => Uint8Array {
  named.add(file)
  return () => {
    const bytes = learnt.get(file) ?? read(file)
    if (bytes === undefined) throw new Error(`the data file ${file} is not here`)
    learnt.set(file, bytes)
    return bytes
  }
}
