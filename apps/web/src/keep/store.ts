const NAME = 'spellendoos'
const STORE = 'matches'

let opened: Promise<IDBDatabase> | undefined

const open = () =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no store')))
  }))

/** One request to this browser's store, answered when it is durable. A browser that keeps nothing answers nothing. */
export async function withStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open()
    return await new Promise<T>((resolve, reject) => {
      const work = database.transaction(STORE, mode)
      const request = ask(work.objectStore(STORE))
      // What is asked for now is all there is: it holds also when the page goes away at once.
      if (mode === 'readwrite') work.commit()
      const fail = () => reject(work.error ?? new Error('not stored'))
      work.addEventListener('complete', () => resolve(request.result))
      work.addEventListener('error', fail)
      work.addEventListener('abort', fail)
    })
  } catch {
    return undefined
  }
}
