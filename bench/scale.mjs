// @ts-check
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openGeneratedDatabase } from './lib/generated-database.mjs'
import { measureScale } from './lib/measure-scale.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } },
})

/** @type {(() => unknown)[]} */
const stops = []

try {
  const { databaseUrl, kind, remove } = await openGeneratedDatabase({
    ...values,
    seeded: process.env.BENCH_DATABASE_URL,
  })
  stops.push(remove)
  const server = await startServer({ DATABASE_URL: databaseUrl, SAMPLE_DATA: '1' })
  stops.unshift(server.stop)
  console.log(`${values.listings} listings on ${kind}, milliseconds, load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  printTable(await measureScale(server))
  console.log(`\nLoad of the machine at the end ${loadavg()[0]?.toFixed(1)}`)
} finally {
  for (const stop of stops) await stop()
}
