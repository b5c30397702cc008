type Ask<T> = (store: IDBObjectStore) => IDBRequest<T>

/** The stores of a database in this browser, each with the key of its items. */
export function storesOf(name: string, keys: Readonly<Record<string, string | string[]>>) {
  let opened: Promise<IDBDatabase> | undefined
  const open = () =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.addEventListener('upgradeneeded', () => {
        for (const [store, keyPath] of Object.entries(keys)) {
          request.result.createObjectStore(store, { keyPath })
        }
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no store')))
    }))

  /** One request to a store, answered when it is durable. A browser that stores nothing answers `undefined`. */
  return (store: string) =>
    async <T>(mode: IDBTransactionMode, ask: Ask<T>): Promise<T | undefined> => {
      try {
        const database = await open()
        return await new Promise<T>((resolve, reject) => {
          const work = database.transaction(store, mode)
          const request = ask(work.objectStore(store))
          const fail = () => reject(work.error ?? new Error('not stored'))
          work.addEventListener('complete', () => resolve(request.result))
          work.addEventListener('error', fail)
          work.addEventListener('abort', fail)
        })
      } catch {
        return undefined
      }
    }
}

export const withStore = storesOf('spellendoos', { matches: 'id' })('matches')
