const learnt = new Map<string, Uint8Array>()
const named = new Set<string>()
let read: (file: string) => Uint8Array | undefined = () => undefined

/** Supplies the bytes of a data file. */
export const supplyDataFile = (file: string, bytes: Uint8Array): void => {
  learnt.set(file, bytes)
}

/** Sets how data files are read that the host has not supplied; for hosts that can wait for a file. */
export const setDataReader = (reader: typeof read): void => {
  read = reader
}

/** The data files that the code loaded so far needs and that have not been read yet. */
export const missingDataFiles = (): readonly string[] => [...named].filter((file) => !learnt.has(file))

/**
 * A binary file beside the code, such as trained weights, named by its package and its path below `src`. It is read on
 * first use.
 */
export function dataFile(file: string): () => Uint8Array {
  named.add(file)
  return () => {
    const bytes = learnt.get(file) ?? read(file)
    if (bytes === undefined) throw new Error(`the data file ${file} has not been loaded`)
    learnt.set(file, bytes)
    return bytes
  }
}
