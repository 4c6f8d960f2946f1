// @ts-check
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openGeneratedDatabase } from './lib/generated-database.mjs'
import { measureScale, withRatios } from './lib/measure-scale.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } },
})
const { postgres } = values

/** @type {(() => unknown)[]} */
const stops = []

const sizes = values.listings.split(',')
/** Databases that are seeded already, one for each size. */
const seeded = process.env.BENCH_DATABASE_URL?.split(',') ?? []
/** The process above the processes of a database that this one has not started. */
const databasePid = Number(process.env.BENCH_DATABASE_PID ?? process.pid)

/** @param {number} position */
const measure = async (position) => {
  const listings = sizes[position] ?? ''
  const { databaseUrl, kind, remove } = await openGeneratedDatabase({ listings, postgres, seeded: seeded[position] })
  stops.push(remove)
  const server = await startServer({ DATABASE_URL: databaseUrl, SAMPLE_DATA: '1' })
  stops.unshift(server.stop)
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
