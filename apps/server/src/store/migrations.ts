import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Schema } from './schema.ts'

const records: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('tables')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('length', 'integer', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('open', 'text')
      .addColumn('opened', 'bigint')
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('fence', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('tables-open')
      .on('tables')
      .columns(['opened', 'match'])
      .where('opened', 'is not', null)
      .execute()
    await db.schema
      .createIndex('tables-due')
      .on('tables')
      .column('due')
      .where('due', 'is not', null)
      .execute()
    await db.schema.createIndex('tables-touched').on('tables').columns(['touched', 'over']).execute()

    await db.schema
      .createTable('events')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.match').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('events-order', ['match', 'seq'])
      .execute()

    await db.schema
      .createTable('tickets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('holds', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('tickets-until').on('tickets').column('until').execute()

    await db.schema
      .createTable('audit')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('audit-at').on('audit').column('at').execute()
  },
}

const bells: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('bells')
      .addColumn('match', 'text', (column) => column.notNull().references('tables.match').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('bells-once', ['match', 'key', 'endpoint'])
      .execute()
    await db.schema
      .createTable('house')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holds', 'text', (column) => column.notNull())
      .execute()
  },
}

const blocks: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('tables').addColumn('browsers', 'text').execute()
    await db.schema
      .createTable('blocks')
      .addColumn('blocker', 'text', (column) => column.notNull())
      .addColumn('blocked', 'text', (column) => column.notNull())
      .addColumn('handle', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks-once', ['blocker', 'blocked'])
      .execute()
    await db.schema.createIndex('blocks-blocked').on('blocks').column('blocked').execute()
    await db.schema.createIndex('blocks-at').on('blocks').column('at').execute()
  },
}

const stays: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('tables')
      .addColumn('stays', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}

const sums: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('events').addColumn('sum', 'bigint').execute()
  },
}

const dailies: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('dailies')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('daily_marks')
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily-marks-once', ['challenge', 'mark'])
      .execute()
    await db.schema
      .createTable('daily_counts')
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('waiting', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily-counts-once', ['challenge', 'score'])
      .execute()
  },
}

/** In the order of their names; a migration that has been released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-records': records,
  '0002-bells': bells,
  '0003-blocks': blocks,
  '0004-stays': stays,
  '0005-sums': sums,
  '0006-dailies': dailies,
}

/** Migrates a database to what this version needs. Nodes that start together wait for each other. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error })
}
