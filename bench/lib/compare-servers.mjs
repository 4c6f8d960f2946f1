// @ts-check
import assert from 'node:assert/strict'
import { cpuMs } from './cpu.mjs'
import { load } from './load.mjs'
import { currentMemory, peakMemory } from './memory.mjs'
import { percentile } from './percentile.mjs'
import { queries } from './queries.mjs'
import { execute } from './requests.mjs'
import { printTable } from './table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
/** Requests of each run instead of seconds: on a busy machine servers then do the same work, and their CPU time can be compared. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 0)
/** Requests of the warm-up. A count, not a duration, so that slow servers warm up as much as fast ones. */
const WARM_UP = Number(process.env.BENCH_WARM_UP ?? 3_000)

/** @typedef {ReturnType<typeof comparedServer>} ComparedServer */

/**
 * @param {string} name
 * @param {{ url: string, pid: number, startedInMs: number }} server
 * @param {Record<string, string>} headers of its requests
 */
export const comparedServer = (name, server, headers = {}) => ({
  name,
  server,
  headers,
  runs: queries.map(() => /** @type {{ perSecond: number, times: number[], cpuMs: number }[]} */ ([])),
})

/** The data of the four queries. @param {string} origin */
export const readAnswers = async (origin) => {
  /** @type {unknown[]} */
  const answers = []
  for (const operation of queries) answers.push(await execute(origin, operation))
  return answers
}

/** @param {readonly ComparedServer[]} servers @param {readonly unknown[]} expected */
export const assertSameAnswers = async (servers, expected) => {
  for (const { name, server, headers } of servers) {
    for (const [i, operation] of queries.entries()) {
      const data = await execute(server.url, operation, headers)
      assert.deepEqual(data, expected[i], `${name} has another answer to ${operation.name}`)
    }
  }
}

const MAX_TRIES = 10

/** Round -1 is the warm-up. @param {number} round */
const lengthOf = (round) => {
  if (round < 0) return { amount: WARM_UP }
  return REQUESTS > 0 ? { amount: REQUESTS } : { seconds: SECONDS }
}

/**
 * Repeats a run with refused requests: Marque refuses some while other programs keep it from the processor.
 * @template Run
 * @param {() => Promise<Run>} run
 * @returns {Promise<Run>}
 */
const complete = async (run, tries = 1) => {
  try {
    return await run()
  } catch (error) {
    if (tries === MAX_TRIES) throw error
    return complete(run, tries + 1)
  }
}

/**
 * @param {(typeof queries)[number]} operation
 * @param {{ url: string, pid: number }} server
 * @param {{ headers: Record<string, string>, seconds?: number, amount?: number }} options
 */
const measureOnce = async (operation, { url, pid }, options) => {
  const before = cpuMs(pid)
  const run = await load(operation, url, options)
  return { ...run, cpuMs: cpuMs(pid) - before }
}

/** Measures the servers in turn. @param {readonly ComparedServer[]} servers */
export const measure = async (servers) => {
  for (let round = -1; round < ROUNDS; round++) {
    for (const [i, operation] of queries.entries()) {
      for (const { server, headers, runs } of servers) {
        const run = await complete(() => measureOnce(operation, server, { headers, ...lengthOf(round) }))
        if (round >= 0) runs[i]?.push(run)
      }
    }
  }
}

/** Milliseconds of the processor for each request: the median of the rounds. @param {ComparedServer} comparedServer */
const cpuOf = ({ runs }) =>
  runs.map((rounds) =>
    percentile(
      rounds.map(({ cpuMs, times }) => cpuMs / times.length),
      0.5,
    ),
  )

/** @param {readonly number[]} values */
const geometricMean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

/** The median rate of each query. @param {ComparedServer} comparedServer */
const ratesOf = ({ runs }) =>
  runs.map((rounds) =>
    percentile(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
  )

/**
 * Prints a table for each query and one for all.
 * @param {readonly ComparedServer[]} servers
 * @param {Record<string, ComparedServer>} bases with which the others are compared, by the heading of their column
 */
export const printResults = (servers, bases) => {
  for (const [i, { name }] of queries.entries()) {
    console.log(`\n**${name}**\n`)
    printTable(
      servers.map((row) => {
        const rate = ratesOf(row)[i] ?? Number.NaN
        const times = row.runs[i]?.flatMap((run) => run.times) ?? []
        return {
          server: row.name,
          'requests/s': rate.toFixed(0),
          ...ratios(bases, (base) => rate / (ratesOf(base)[i] ?? 1)),
          'CPU per request, ms': cpuOf(row)[i]?.toFixed(3) ?? '',
          'p50, ms': percentile(times, 0.5).toFixed(1),
          'p99, ms': percentile(times, 0.99).toFixed(1),
        }
      }),
    )
  }
  console.log('\n**All four** (geometric means)\n')
  printTable(
    servers.map((row) => ({
      server: row.name,
      ...ratios(bases, (base) => geometricMean(ratesOf(row)) / geometricMean(ratesOf(base))),
      'CPU per request, ms': geometricMean(cpuOf(row)).toFixed(3),
      'memory, now': currentMemory(row.server.pid),
      'memory, peak': peakMemory(row.server.pid),
      'start, ms': row.server.startedInMs.toFixed(0),
    })),
  )
}

/** @param {Record<string, ComparedServer>} bases @param {(base: ComparedServer) => number} ratio */
const ratios = (bases, ratio) =>
  Object.fromEntries(Object.entries(bases).map(([heading, base]) => [`of ${heading}`, ratio(base).toFixed(2)]))
