// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertSameAnswers, contestant, measure, printResults, readAnswers } from './lib/contest.mjs'
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
  const orm = contestant('Apollo Server on Express, Drizzle', drizzle, headers)
  const contestants = [orm, contestant('Marque', marque, headers)]
  await assertSameAnswers(contestants, expected)
  await measure(contestants)
  printResults(contestants, { 'Apollo with Drizzle': orm })
} finally {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true })
}
