// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureInbox, measureTrade, measureWatchers } from './lib/business.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

// On a file, as in production: what is confirmed is written there.
const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
const file = join(folder, 'marque.db')
const server = await startServer({ DATABASE_URL: `file:${file}`, SAMPLE_DATA: '1', TRUST_PROXY: '1' })
try {
  console.log('Business, one after another, milliseconds\n')
  printTable([...(await measureTrade(server)), ...(await measureInbox(server, file))])
  console.log('\nOpen pages\n')
  printTable(await measureWatchers(server))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
