import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLaterIndexes } from '../database/postgres/later-indexes'
import { newId } from '../lib/ids'
import { databases } from '../testing/database/databases'
import { expectValue } from '../testing/result'
import { writePostgresBackup } from './postgres-backup'

/** Runs `act` once, when the first statement has its result that starts with `word`. */
const onceAfter = (word: string, act: () => Promise<unknown>): KyselyPlugin => {
  let last: unknown
  let isDone = false
  return {
    transformQuery: ({ node }) => {
      last = node.kind === 'RawNode' ? node.sqlFragments[0] : undefined
      return node
    },
    transformResult: async ({ result }) => {
      if (!isDone && typeof last === 'string' && last.startsWith(word)) {
        isDone = true
        await act()
      }
      return result
    },
  }
}

test('a backup of PostgreSQL is one snapshot: a write between the dumps of two tables is not in it', async () => {
  const { openSample } = expectValue(databases.find(({ name }) => name === 'PostgreSQL'))
  const db = await openSample()
  onTestFinished(() => db.destroy())
  const file = join(tmpdir(), `${newId('upl')}.jsonl.gz`)
  onTestFinished(() => rmSync(file, { force: true }))
  let writes = 0
  const write = async () => {
    writes += 1
    await db.updateTable('user').set({ name: 'Written Meanwhile' }).execute()
  }
  await writePostgresBackup(db.withoutPlugins().withPlugin(onceAfter('close dump', write)), file)
  const lines = gunzipSync(readFileSync(file)).toString()
  expect([writes, lines.includes('Clara Whitfield'), lines.includes('Written Meanwhile')]).toEqual([1, true, false])
})

test('a backup of PostgreSQL leaves out what an unfinished upgrade has noted', async () => {
  const { openSample } = expectValue(databases.find(({ name }) => name === 'PostgreSQL'))
  const db = await openSample()
  onTestFinished(() => db.destroy())
  const file = join(tmpdir(), `${newId('upl')}.jsonl.gz`)
  onTestFinished(() => rmSync(file, { force: true }))
  await createLaterIndexes(db)
  await sql`insert into later_index (statement) values ('create index job_again on job (id)')`.execute(db)
  await writePostgresBackup(db, file)
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('later_index')
})
