// @ts-check

import { sampleAccounts } from '../../server/seed/sample-accounts.ts'
import { cpuMs } from './cpu.mjs'
import { percentile } from './percentile.mjs'
import { cpuBelow } from './process-tree.mjs'
import { send } from './requests.mjs'
import { scaleOperations } from './scale-operations.mjs'
import { createSessionClient } from './session-client.mjs'

const CONCURRENT = 16
/** Requests of each operation, one after another and on sixteen connections: a p99 needs a hundred at least. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200)
/** A slow operation gets no more requests after this time. */
const MAX_MS = 20_000

/** Every request is answered from the database. */
const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

/**
 * @typedef {{ url: string, method: string, headers: Record<string, string>, body?: string }} Read
 * @param {Read} read
 * @param {number} connections
 */
const requestMany = async ({ url, body, ...options }, connections) => {
  /** @type {number[]} */
  const times = []
  let failed = 0
  let left = REQUESTS
  const end = performance.now() + MAX_MS
  const work = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1
      const { status, body: answer, ms } = await send(url, options, body)
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
 * Signs in with the account of a role of the sample data, and returns its cookie.
 * @param {string} url
 * @param {string} role
 */
const cookieOf = async (url, role) => {
  const account = sampleAccounts.find((sample) => sample.role === role)
  if (!account) throw new Error(`No sample account has the role ${role}`)
  const client = createSessionClient(url)
  const input = { email: account.email, password: account.password }
  await client.execute('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', { input })
  return client.cookie()
}

/**
 * The client's operations and the first part of the sitemap.
 * @param {string} url
 * @returns {Promise<{ name: string, read: Read }[]>}
 */
const readsOf = async (url) => {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  const reads = []
  for (const { name, query, variables, role } of await scaleOperations(url)) {
    if (role && !cookies.has(role)) cookies.set(role, await cookieOf(url, role))
    const cookie = role ? { cookie: cookies.get(role) ?? '' } : {}
    const body = JSON.stringify({ query, variables })
    reads.push({ name, read: { url: `${url}/graphql`, method: 'POST', headers: { ...headers, ...cookie }, body } })
  }
  return [...reads, { name: 'sitemap', read: { url: `${url}/sitemap-1.xml`, method: 'GET', headers } }]
}

/**
 * The longest delay of the server's event loop since the last call.
 * @param {string} url
 */
const longestDelayMs = async (url) => {
  const { body } = await send(`${url}/metrics`)
  return 1_000 * Number(/event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec(body)?.[1] ?? 0)
}

/**
 * Measures each operation. The CPU time of a SQLite database is that of its server.
 * @param {{ url: string, pid: number }} server
 * @param {number} databasePid the process above those of the database
 */
export const measureScale = async ({ url, pid }, databasePid) => {
  const rows = []
  for (const { name, read } of await readsOf(url)) {
    const { url: path, body, ...options } = read
    await send(path, options, body)
    await longestDelayMs(url)
    const [app, database] = [cpuMs(pid), cpuBelow(databasePid, pid)]
    const alone = await requestMany(read, 1)
    const longestDelay = await longestDelayMs(url)
    const together = await requestMany(read, CONCURRENT)
    const count = alone.count + together.count
    rows.push({
      operation: name,
      'c1, p50 / p99': cell(alone),
      'c16, p50 / p99': cell(together),
      'CPU of the app': rounded((cpuMs(pid) - app) / count),
      'longest delay of the event loop, c1': rounded(longestDelay),
      [DATABASE]: rounded((cpuBelow(databasePid, pid) - database) / count),
    })
  }
  return rows
}
