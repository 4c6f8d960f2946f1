// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureInbox, measureOrders, measureSubscribers } from './lib/business.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

// In a file, as in production, so that commits write to the disk.
const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
const file = join(folder, 'marque.db')
const server = await startServer({ DATABASE_URL: `file:${file}`, SAMPLE_DATA: '1', TRUST_PROXY: '1' })
try {
  console.log('Business, one after another, milliseconds\n')
  printTable([...(await measureOrders(server)), ...(await measureInbox(server, file))])
  console.log('\nOpen pages\n')
  printTable(await measureSubscribers(server))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
