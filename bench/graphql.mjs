// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/testing/start-postgres.mjs'
import { ask } from './lib/ask.mjs'
import { readCatalogue } from './lib/catalogue.mjs'
import { cpuMs } from './lib/cpu.mjs'
import { load } from './lib/load.mjs'
import { currentMemory, peakMemory } from './lib/memory.mjs'
import { percentile } from './lib/percentile.mjs'
import { queries } from './lib/queries.mjs'
import { startScript, startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
/** Requests before anything is measured: code that has run little is slow, and who is slow in a second has run little. */
const WARM_UP = Number(process.env.BENCH_WARM_UP ?? 3_000)
/** Passes Marque's response cache; the other servers have none. */
const uncached = { 'cache-control': 'no-cache' }

const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
const catalogue = join(folder, 'catalogue.json')
const answers = join(folder, 'answers.json')

/** @type {(() => Promise<void>)[]} */
const stops = []
/** @template {{ stop: () => Promise<void> }} Started @param {Started} started */
const running = (started) => {
  stops.push(started.stop)
  return started
}

/** @param {string} name */
const startPeer = async (name) =>
  running(
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
  const marque = running(await startServer())
  writeFileSync(catalogue, JSON.stringify(await readCatalogue(marque.url)))
  /** @type {unknown[]} */
  const expected = []
  for (const { query, variables } of queries) expected.push(await ask(marque.url, { query, variables }))
  writeFileSync(answers, JSON.stringify(queries.map(({ query }, i) => [query, JSON.stringify({ data: expected[i] })])))
  const contestants = [
    contestant('node:http, answers ready', await startPeer('raw')),
    contestant('Apollo Server on Express, objects', await startPeer('apollo')),
    contestant('GraphQL Yoga, objects', await startPeer('yoga')),
    contestant('Mercurius with jit, objects', await startPeer('mercurius')),
    contestant('Marque, SQLite', marque, uncached),
    contestant('Marque, SQLite, response cache', marque),
  ]
  if (process.argv.includes('--postgres')) {
    const postgres = running(await startPostgres())
    const server = running(await startServer({ DATABASE_URL: postgres.url, SAMPLE_DATA: 'on' }))
    contestants.push(contestant('Marque, PostgreSQL', server, uncached))
    contestants.push(contestant('Marque, PostgreSQL, response cache', server))
  }
  for (const { name, server } of contestants) {
    for (const [i, { query, variables, name: asked }] of queries.entries()) {
      assert.deepEqual(await ask(server.url, { query, variables }), expected[i], `${name} answers ${asked} otherwise`)
    }
  }
  return contestants
}

/** @param {readonly number[]} values */
const geometricMean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

try {
  const contestants = await start()
  for (let round = -1; round < ROUNDS; round++) {
    for (const [i, operation] of queries.entries()) {
      for (const { server, headers, runs } of contestants) {
        const before = cpuMs(server.pid)
        const run = await load(operation, server.url, {
          headers,
          ...(round < 0 ? { amount: WARM_UP } : { seconds: SECONDS }),
        })
        const used = cpuMs(server.pid) - before
        // The first round warms up.
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
      contestants.map((each, place) => {
        const rate = rates[place]?.[i] ?? Number.NaN
        const times = each.runs[i]?.flatMap((run) => run.times) ?? []
        return {
          server: each.name,
          'requests/s': rate.toFixed(0),
          'of node:http': (rate / (raw[i] ?? 1)).toFixed(2),
          'of Apollo': (rate / (apollo[i] ?? 1)).toFixed(2),
          'CPU per request, ms': (
            (each.runs[i]?.reduce((sum, run) => sum + run.cpuMs, 0) ?? Number.NaN) / times.length
          ).toFixed(3),
          'p50, ms': percentile(times, 0.5).toFixed(1),
          'p99, ms': percentile(times, 0.99).toFixed(1),
        }
      }),
    )
  }
  console.log('\n**All four** (geometric means)\n')
  printTable(
    contestants.map(({ name, server }, place) => {
      const ratio = (/** @type {number[]} */ base) =>
        geometricMean((rates[place] ?? []).map((rate, i) => rate / (base[i] ?? 1))).toFixed(2)
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
  // In the order opposite to that in which they were started: PostgreSQL after who uses it.
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true })
}
