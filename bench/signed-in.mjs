// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertSameAnswers, comparedServer, measure, printResults, readAnswers } from './lib/compare-servers.mjs'
import { startPeer, startServer } from './lib/server.mjs'
import { createSessionClient } from './lib/session-client.mjs'

const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
const database = { DATABASE_URL: `file:${join(folder, 'marque.db')}` }

/** @type {(() => Promise<void>)[]} */
const stops = []
try {
  const marque = await startServer({ ...database, SAMPLE_DATA: 'on' })
  stops.push(marque.stop)
  const client = createSessionClient(marque.url)
  await client.register('reader@bench.example')
  const headers = { cookie: client.cookie() }
  const expected = await readAnswers(marque.url)
  const drizzle = await startPeer('drizzle', database)
  stops.push(drizzle.stop)
  const orm = comparedServer('Apollo Server on Express, Drizzle', drizzle, headers)
  const servers = [orm, comparedServer('Marque', marque, headers)]
  await assertSameAnswers(servers, expected)
  await measure(servers)
  printResults(servers, { 'Apollo with Drizzle': orm })
} finally {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true })
}
