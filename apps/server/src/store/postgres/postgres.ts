import type { Store } from '../store.ts'

export function openPostgres(_url: string): Promise<Store> {
  return Promise.reject(new Error('PostgreSQL comes next.'))
}
