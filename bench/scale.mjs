// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../tools/testing/start-postgres.mjs'
import { measureScale, withRatios } from './lib/measure-scale.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } },
})

/** @type {(() => unknown)[]} */
const stops = []

const newDatabase = async () => {
  if (values.postgres) {
    const postgres = await startPostgres()
    stops.push(postgres.stop)
    return postgres.url
  }
  const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
  stops.push(() => rmSync(folder, { recursive: true }))
  return `file:${join(folder, 'marque.db')}`
}

/**
 * @param {string} databaseUrl
 * @param {string} listings
 */
const seed = async (databaseUrl, listings) => {
  const start = performance.now()
  const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
  const child = spawn(process.execPath, [main, 'seed', '--listings', listings], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SAMPLE_DATA: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The database was not seeded: see above.')
  console.log(`Seeded ${listings} listings in ${Math.round((performance.now() - start) / 1_000)} s`)
}

const sizes = values.listings.split(',')
/** Databases that are seeded already, one for each size. */
const seeded = process.env.BENCH_DATABASE_URL?.split(',') ?? []
/** The process above the processes of a database that this one has not started. */
const databasePid = Number(process.env.BENCH_DATABASE_PID ?? process.pid)

/** @param {number} position */
const measure = async (position) => {
  const listings = sizes[position] ?? ''
  const databaseUrl = seeded[position] ?? (await newDatabase())
  if (!seeded[position]) await seed(databaseUrl, listings)
  const server = await startServer({ DATABASE_URL: databaseUrl, SAMPLE_DATA: '1' })
  stops.unshift(server.stop)
  const kind = databaseUrl.startsWith('file:') ? 'SQLite' : 'PostgreSQL'
  console.log(`\n${listings} listings on ${kind}, milliseconds, load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  const rows = await measureScale(server, databasePid)
  stops.shift()
  await server.stop()
  return rows
}

try {
  /** @type {Awaited<ReturnType<typeof measureScale>> | undefined} */
  let smallest
  for (const position of sizes.keys()) {
    const rows = await measure(position)
    printTable(smallest ? withRatios(rows, smallest) : rows)
    smallest ??= rows
    console.log(`\nLoad of the machine at the end ${loadavg()[0]?.toFixed(1)}`)
  }
} finally {
  for (const stop of stops) await stop()
}
