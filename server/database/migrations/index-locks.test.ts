import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Earlier migrations have run wherever there are data. */
const FIRST = '0172'

/** The tables that get an index while others wait to write. A table that the migration itself creates is empty. */
const lockedTables = (source: string) => {
  const created = [...source.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(([, table]) => table)
  return [...source.matchAll(/create (?:unique )?index (?!.*concurrently)[^;]*?\bon "?(\w+)/gi)].flatMap(([, table]) =>
    table === undefined || created.includes(table) ? [] : [table],
  )
}

test.each([
  ['create index job_pay on job (pay)', ['job']],
  ['create unique index job_pay on "job" (pay)', ['job']],
  ['create index concurrently job_pay on job (pay)', []],
  ['create table visit (id text); create index visit_id on visit (id)', []],
])('index locks: %s locks %j', (source, tables) => expect(lockedTables(source)).toEqual(tables))

test('index locks: new migrations build the indexes of large tables concurrently, without a transaction', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file >= FIRST && /^\d/.test(file))
  const locks = files.map((file) => [file, lockedTables(readFileSync(join(import.meta.dirname, file), 'utf8'))])
  expect(locks.filter(([, tables]) => tables?.length)).toEqual([])
})
