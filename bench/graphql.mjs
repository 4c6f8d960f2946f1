// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/testing/start-postgres.mjs'
import { readCatalogue } from './lib/catalogue.mjs'
import { cpuMs } from './lib/cpu.mjs'
import { load } from './lib/load.mjs'
import { currentMemory, peakMemory } from './lib/memory.mjs'
import { percentile } from './lib/percentile.mjs'
import { queries } from './lib/queries.mjs'
import { execute } from './lib/requests.mjs'
import { startScript, startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
/** Requests of the warm-up. A count, not a duration, so that slow servers warm up as much as fast ones. */
const WARM_UP = Number(process.env.BENCH_WARM_UP ?? 3_000)
/** Bypasses Marque's response cache; the other servers have none. */
const uncached = { 'cache-control': 'no-cache' }

const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
const catalogue = join(folder, 'catalogue.json')
const answers = join(folder, 'answers.json')

/** @type {(() => Promise<void>)[]} */
const stops = []
/** @template {{ stop: () => Promise<void> }} Started @param {Started} started */
const stopAtEnd = (started) => {
  stops.push(started.stop)
  return started
}

/** @param {string} name */
const startPeer = async (name) =>
  stopAtEnd(
    await startScript(fileURLToPath(new URL(`peers/${name}.mjs`, import.meta.url)), {
      CATALOGUE: catalogue,
      ANSWERS: answers,
    }),
  )

/** @param {string} name @param {Awaited<ReturnType<typeof startServer>>} server @param {Record<string, string>} headers */
const contestant = (name, server, headers = {}) => ({
  name,
  server,
  headers,
  runs: queries.map(() => /** @type {{ perSecond: number, times: number[], cpuMs: number }[]} */ ([])),
})

const start = async () => {
  const marque = stopAtEnd(await startServer())
  writeFileSync(catalogue, JSON.stringify(await readCatalogue(marque.url)))
  /** @type {unknown[]} */
  const expected = []
  for (const { query, variables } of queries) expected.push(await execute(marque.url, { query, variables }))
  writeFileSync(answers, JSON.stringify(queries.map(({ query }, i) => [query, JSON.stringify({ data: expected[i] })])))
  const contestants = [
    contestant('node:http, prepared answers', await startPeer('raw')),
    contestant('Apollo Server on Express, objects', await startPeer('apollo')),
    contestant('GraphQL Yoga, objects', await startPeer('yoga')),
    contestant('Mercurius with jit, objects', await startPeer('mercurius')),
    contestant('Marque, SQLite', marque, uncached),
    contestant('Marque, SQLite, response cache', marque),
  ]
  if (process.argv.includes('--postgres')) {
    const postgres = stopAtEnd(await startPostgres())
    const server = stopAtEnd(await startServer({ DATABASE_URL: postgres.url, SAMPLE_DATA: 'on' }))
    contestants.push(contestant('Marque, PostgreSQL', server, uncached))
    contestants.push(contestant('Marque, PostgreSQL, response cache', server))
  }
  for (const { name, server } of contestants) {
    for (const [i, { query, variables, name: queryName }] of queries.entries()) {
      const data = await execute(server.url, { query, variables })
      assert.deepEqual(data, expected[i], `${name} has another answer to ${queryName}`)
    }
  }
  return contestants
}

/** @param {readonly number[]} values */
const geometricMean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

try {
  const contestants = await start()
  // Round -1 is the warm-up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const [i, operation] of queries.entries()) {
      for (const { server, headers, runs } of contestants) {
        const before = cpuMs(server.pid)
        const run = await load(operation, server.url, {
          headers,
          ...(round < 0 ? { amount: WARM_UP } : { seconds: SECONDS }),
        })
        const used = cpuMs(server.pid) - before
        if (round >= 0) runs[i]?.push({ ...run, cpuMs: used })
      }
    }
  }
  const rates = contestants.map(({ runs }) =>
    runs.map((rounds) =>
      percentile(
        rounds.map(({ perSecond }) => perSecond),
        0.5,
      ),
    ),
  )
  const [raw = [], apollo = []] = rates
  for (const [i, { name }] of queries.entries()) {
    console.log(`\n**${name}**\n`)
    printTable(
      contestants.map(({ name, runs }, index) => {
        const rate = rates[index]?.[i] ?? Number.NaN
        const times = runs[i]?.flatMap((run) => run.times) ?? []
        return {
          server: name,
          'requests/s': rate.toFixed(0),
          'of node:http': (rate / (raw[i] ?? 1)).toFixed(2),
          'of Apollo': (rate / (apollo[i] ?? 1)).toFixed(2),
          'CPU per request, ms': (
            (runs[i]?.reduce((sum, run) => sum + run.cpuMs, 0) ?? Number.NaN) / times.length
          ).toFixed(3),
          'p50, ms': percentile(times, 0.5).toFixed(1),
          'p99, ms': percentile(times, 0.99).toFixed(1),
        }
      }),
    )
  }
  console.log('\n**All four** (geometric means)\n')
  printTable(
    contestants.map(({ name, server }, index) => {
      const ratio = (/** @type {number[]} */ base) =>
        geometricMean((rates[index] ?? []).map((rate, i) => rate / (base[i] ?? 1))).toFixed(2)
      return {
        server: name,
        'of node:http': ratio(raw),
        'of Apollo': ratio(apollo),
        'memory, now': currentMemory(server.pid),
        'memory, peak': peakMemory(server.pid),
        'start, ms': server.startedInMs.toFixed(0),
      }
    }),
  )
} finally {
  // In reverse order, because PostgreSQL must stop after the server that uses it.
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true })
}
