import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsOf } from '../database/migrate'
import { openDatabase } from '../database/open-database'
import { beginStart, killStarts, namesIn, newFolder, writeOldDatabase } from './starts'

// `starts.slow.ts` has more kills.

test('crash: a first start that is killed half-way is completed by the next start', async () => {
  const { failures } = await killStarts(1, async () => join(newFolder(), 'marque.db'))
  expect(failures).toEqual([])
}, 60_000)

test('starts: of two processes at once with a new database, one waits and both succeed', async () => {
  const file = join(newFolder(), 'marque.db')
  const starts = await Promise.all([beginStart(file), beginStart(file)])
  const ends = await Promise.all(starts.map(({ finish }) => finish()))
  expect(ends.map(({ code, errors }) => errors || code)).toEqual([0, 0])
}, 60_000)

test('upgrade: copies the database file before, keeps the last three copies, and keeps all rows', async () => {
  const folder = newFolder()
  const file = await writeOldDatabase(join(folder, 'marque.db'))
  const copies = () => readdirSync(folder).filter((name) => /\.before-.*Z$/.test(name))
  for (const year of [2023, 2024, 2025]) {
    await writeOldDatabase(`${file}.before-0001-accounts-${year}-01-01T00-00-00-000Z`)
  }
  await (await beginStart(file)).finish()
  expect(await namesIn(file)).toEqual(['Ada'])
  expect(copies().map((name) => /before-\S+?-(\d{4})-\d\d-/.exec(name)?.[1])).toEqual([
    '2024',
    '2025',
    expect.anything(),
  ])
  const [copy = ''] = copies().filter((name) => name.includes('0020-conversations'))
  expect((statSync(join(folder, copy)).mode & 0o777).toString(8)).toBe('600')
  const copied = openDatabase(`file:${join(folder, copy)}`)
  expect((await migrationsOf(copied)).applied.at(-1)).toBe('0010-trade')
  await copied.destroy()
}, 60_000)
