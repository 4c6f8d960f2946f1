import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createJobs } from '../jobs/jobs'
import { openSample } from '../testing/database/open-sample'

const textOf = (name: string) => readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8')

test('docs/other-databases.md: every table has a shard key', async () => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
  const tables = rows
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite|kysely)_|_(trigrams|instances)(_|$)/.test(name))
  const [, text = ''] = textOf('other-databases.md').split('## Tables and their shard keys')
  const documented = new Set([...(text.split('\n## ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(tables.length).toBeGreaterThan(50)
  expect(tables.filter((name) => !documented.has(name))).toEqual([])
})

test('docs/scaling.md: the table of jobs has every job with its interval', () => {
  const [, text = ''] = textOf('scaling.md').split('| Job | Every | Work |')
  const documented = new Map(
    [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].flatMap(([, names = '', every = '']) =>
      names.split(', ').map((name) => [name, every]),
    ),
  )
  const units = { d: 86_400, h: 3_600, s: 1 }
  const secondsOf = (every: string) =>
    [...every.matchAll(/(\d+) (day|h|s)/g)].map(
      ([, count, unit]) => Number(count) * (unit === 'day' ? units.d : unit === 'h' ? units.h : 1),
    )
  const jobs = createJobs({ write: async () => {} }, { error: () => {} })
  expect([...documented.keys()].filter((name) => !name.startsWith('-')).sort()).toEqual(
    jobs.map(({ name }) => name).sort(),
  )
  for (const { name, everySeconds } of jobs)
    expect({ name, every: secondsOf(documented.get(name) ?? '') }).toEqual({ name, every: [everySeconds] })
})
