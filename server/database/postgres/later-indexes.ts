import { type KyselyPlugin, type OperationNode, RawNode, type RootOperationNode, sql } from 'kysely'
import type { Database } from '../connection'

/** A unique index is a rule for the rows, so it stays in the transaction that may have to be rolled back. */
const BUILT_LATER = /^\s*(create index |alter index .* alter column )/i

const isBuiltLater = (node: RootOperationNode): node is RawNode =>
  node.kind === 'RawNode' && BUILT_LATER.test(node.sqlFragments.join('…'))

const later = (statement: OperationNode) =>
  RawNode.create(['insert into later_index (statement) values ($index$', '$index$)'], [statement])

/**
 * Notes each `create index` of a migration in its transaction, so that it is built after it, even if the process is killed in
 * between: in the transaction it would lock its table for writers. Those of the schema builder can't be replaced: they are for
 * tables that the migration creates.
 */
export const notesIndexes: KyselyPlugin = {
  transformQuery: ({ node }) => (isBuiltLater(node) ? later(node) : node),
  transformResult: async ({ result }) => result,
}

export const createLaterIndexes = (db: Database) =>
  sql`create table if not exists later_index (id integer generated always as identity primary key, statement text)`.execute(
    db,
  )

/** Builds the noted indexes while others write to their tables. */
export const buildLaterIndexes = async (db: Database) => {
  const { rows } = await sql<{ id: number; statement: string }>`
    select id, statement from later_index order by id`.execute(db)
  for (const { id, statement } of rows) {
    const [, name] = statement.match(/^\s*create index "?(\w+)/i) ?? []
    // An index whose building was broken off stays, and is invalid.
    if (name !== undefined) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql.raw(statement.replace(/^\s*create index /i, 'create index concurrently ')).execute(db)
    await sql`delete from later_index where id = ${id}`.execute(db)
  }
}

/** Whether a start was killed before it had built all of them. */
export const hasLaterIndexes = async (db: Database) => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('later_index') is not null as found`.execute(db)
  return rows[0]?.found === true
}

export const dropLaterIndexes = (db: Database) => sql`drop table later_index`.execute(db)
