// @ts-check
import { cpuMs } from './cpu.mjs'
import { percentile } from './percentile.mjs'
import { cpuBelow } from './process-tree.mjs'
import { send } from './requests.mjs'
import { scaleOperations } from './scale-operations.mjs'

const CONCURRENT = 16
/** Requests of each operation, one after another and on sixteen connections. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 48)
/** A slow operation gets no more requests after this time. */
const MAX_MS = 20_000

/** Every request is answered from the database. */
const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

/**
 * @param {string} url
 * @param {string} body
 * @param {number} connections
 */
const requestMany = async (url, body, connections) => {
  /** @type {number[]} */
  const times = []
  let failed = 0
  let left = REQUESTS
  const end = performance.now() + MAX_MS
  const work = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1
      const { status, body: answer, ms } = await send(`${url}/graphql`, { method: 'POST', headers }, body)
      if (status === 200 && !answer.startsWith('{"errors"')) times.push(ms)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { times, failed, count: times.length + failed }
}

/** @param {number} ms */
const rounded = (ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))

/** @param {Awaited<ReturnType<typeof requestMany>>} run */
const cell = ({ times, failed, count }) => {
  const shown = times.length > 0 ? `${rounded(percentile(times, 0.5))} / ${rounded(percentile(times, 0.99))}` : '–'
  return failed > 0 ? `${shown}, ${Math.round((100 * failed) / count)} % failed` : shown
}

const DATABASE = 'CPU of the database'

/**
 * Adds how many times the CPU time of the smallest database each operation takes.
 * @param {Awaited<ReturnType<typeof measureScale>>} rows
 * @param {Awaited<ReturnType<typeof measureScale>>} smallest
 */
export const withRatios = (rows, smallest) =>
  rows.map((row, index) => ({
    ...row,
    ratio: (Number(row[DATABASE]) / Number(smallest[index]?.[DATABASE])).toFixed(1),
  }))

/**
 * Measures each operation. The CPU time of a SQLite database is that of its server.
 * @param {{ url: string, pid: number }} server
 * @param {number} databasePid the process above those of the database
 */
export const measureScale = async ({ url, pid }, databasePid) => {
  const rows = []
  for (const { name, query, variables } of await scaleOperations(url)) {
    const body = JSON.stringify({ query, variables })
    await send(`${url}/graphql`, { method: 'POST', headers }, body)
    const [app, database] = [cpuMs(pid), cpuBelow(databasePid, pid)]
    const alone = await requestMany(url, body, 1)
    const together = await requestMany(url, body, CONCURRENT)
    const count = alone.count + together.count
    rows.push({
      operation: name,
      'c1, p50 / p99': cell(alone),
      'c16, p50 / p99': cell(together),
      'CPU of the app': rounded((cpuMs(pid) - app) / count),
      [DATABASE]: rounded((cpuBelow(databasePid, pid) - database) / count),
    })
  }
  return rows
}
