// @ts-check
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCache } from './lib/cache/measure-cache.mjs'
import { openGeneratedDatabase } from './lib/generated-database.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
    reads: { type: 'string', default: '500' },
    writes: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '30' },
    stale: { type: 'string', default: '0,5' },
  },
})
const load = { reads: Number(values.reads), writes: Number(values.writes), seconds: Number(values.seconds) }

const { databaseUrl, kind, remove } = await openGeneratedDatabase({ ...values, seeded: process.env.BENCH_DATABASE_URL })
try {
  const rows = []
  for (const staleSeconds of values.stale.split(',')) {
    // Each writer has its own address, because registrations are rate-limited by address.
    const env = { DATABASE_URL: databaseUrl, SAMPLE_DATA: '1', TRUST_PROXY: '1', STALE_SECONDS: staleSeconds }
    const server = await startServer(env)
    try {
      const row = await measureCache(server, { ...load, staleSeconds: Number(staleSeconds) })
      rows.push({ STALE_SECONDS: staleSeconds, ...row, load: loadavg()[0]?.toFixed(1) ?? '' })
    } finally {
      await server.stop()
    }
  }
  console.log(`${values.listings} listings on ${kind}, ${load.seconds} s each, milliseconds\n`)
  printTable(rows)
} finally {
  await remove()
}
