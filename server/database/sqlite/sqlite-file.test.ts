import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '../../start/prepare-database'
import { openDatabase } from '../open-database'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const open = async (path: string, sampleData = true) => {
  const db = await prepareDatabase({ databaseUrl: `file:${path}`, sampleData }, () => {})
  onTestFinished(() => db.destroy())
  return db
}
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('SQLite file: a new file, its WAL and its new folders are private', async () => {
  const folder = join(newFolder(), 'deep/data')
  await open(join(folder, 'marque.db'))
  expect([modeOf(folder), modeOf(join(folder, '..'))]).toEqual(['700', '700'])
  expect(readdirSync(folder)).toContain('marque.db-wal')
  for (const file of readdirSync(folder)) expect([file, modeOf(join(folder, file))]).toEqual([file, '600'])
})

test('SQLite file: an existing folder keeps its mode', async () => {
  const folder = join(newFolder(), 'shared')
  mkdirSync(folder, { mode: 0o755 })
  await open(join(folder, 'marque.db'), false)
  expect(modeOf(folder)).toBe('755')
})

test('SQLite file: WAL, flushes at every commit, a busy timeout and foreign keys are on', async () => {
  const db = await open(join(newFolder(), 'marque.db'), false)
  const pragma = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})
  expect(await pragma('journal_mode')).toEqual(['wal'])
  const FULL = 2
  expect(await pragma('synchronous')).toEqual([FULL])
  expect(await pragma('busy_timeout')).toEqual([3_000])
  expect(await pragma('foreign_keys')).toEqual([1])
})

test('SQLite file: opened again, it holds what was written', async () => {
  const path = join(newFolder(), 'marque.db')
  const first = await prepareDatabase({ databaseUrl: `file:${path}`, sampleData: true }, () => {})
  await first.updateTable('stat').set({ value: '10,001+' }).where('id', '=', 'sta-active-users').execute()
  await first.destroy()
  const second = await open(path)
  const stat = await second.selectFrom('stat').select('value').where('id', '=', 'sta-active-users').executeTakeFirst()
  expect(stat).toEqual({ value: '10,001+' })
})

test('SQLite file: after a clean stop, a copy of the file alone has every commit', async () => {
  const folder = newFolder()
  const db = await prepareDatabase({ databaseUrl: `file:${join(folder, 'marque.db')}`, sampleData: true }, () => {})
  await db.updateTable('stat').set({ value: '10,001+' }).where('id', '=', 'sta-active-users').execute()
  await db.destroy()
  const copy = join(newFolder(), 'copy.db')
  copyFileSync(join(folder, 'marque.db'), copy)
  const copied = openDatabase(`file:${copy}`)
  onTestFinished(() => copied.destroy())
  const stat = await copied.selectFrom('stat').select('value').where('id', '=', 'sta-active-users').executeTakeFirst()
  expect(stat).toEqual({ value: '10,001+' })
})

test('SQLite file: is seeded only with sample data', async () => {
  const path = join(newFolder(), 'marque.db')
  const empty = await prepareDatabase({ databaseUrl: `file:${path}`, sampleData: false }, () => {})
  expect(await empty.selectFrom('user').select('id').execute()).toEqual([])
  await empty.destroy()
  const filled = await open(path)
  expect((await filled.selectFrom('user').select('id').execute()).length).toBeGreaterThan(20)
})

test.each([
  [
    'no database',
    'Restore a backup',
    (path: string) => writeFileSync(path, 'This is a text, and not a short one, so that it is read.'.repeat(20)),
  ],
  ['a folder', 'Let this account write it and its folder', (path: string) => mkdirSync(path)],
])('SQLite file: a path that is %s is refused in one line', async (_, advice, make) => {
  const path = join(newFolder(), 'marque.db')
  make(path)
  const opening = prepareDatabase({ databaseUrl: `file:${path}`, sampleData: true }, () => {})
  await expect(opening).rejects.toThrow(
    new RegExp(
      `^The database at /.*marque\\.db can't be used \\([^\\n]+\\)\\. ${advice}, or name another in DATABASE_URL\\.$`,
    ),
  )
})
