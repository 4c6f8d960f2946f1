// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tools/testing/start-postgres.mjs'
import { readCatalogue } from './lib/catalogue.mjs'
import { assertSameAnswers, comparedServer, measure, printResults, readAnswers } from './lib/compare-servers.mjs'
import { queries } from './lib/queries.mjs'
import { startPeer, startServer } from './lib/server.mjs'

/** Bypasses Marque's response cache; the other servers have none. */
const uncached = { 'cache-control': 'no-cache' }

const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
const env = { CATALOGUE: join(folder, 'catalogue.json'), ANSWERS: join(folder, 'answers.json') }

/** @type {(() => Promise<void>)[]} */
const stops = []
/** @template {{ stop: () => Promise<void> }} Started @param {Started} started */
const stopAtEnd = (started) => {
  stops.push(started.stop)
  return started
}

/** @param {string} name */
const start = async (name) => stopAtEnd(await startPeer(name, env))

try {
  const marque = stopAtEnd(await startServer())
  writeFileSync(env.CATALOGUE, JSON.stringify(await readCatalogue(marque.url)))
  const expected = await readAnswers(marque.url)
  writeFileSync(
    env.ANSWERS,
    JSON.stringify(queries.map(({ query }, i) => [query, JSON.stringify({ data: expected[i] })])),
  )
  const raw = comparedServer('node:http, prepared answers', await start('raw'))
  const apollo = comparedServer('Apollo Server on Express, objects', await start('apollo'))
  const servers = [
    raw,
    apollo,
    comparedServer('GraphQL Yoga, objects', await start('yoga')),
    comparedServer('Mercurius with jit, objects', await start('mercurius')),
    comparedServer('Marque, SQLite', marque, uncached),
    comparedServer('Marque, SQLite, response cache', marque),
  ]
  if (process.argv.includes('--postgres')) {
    const postgres = stopAtEnd(await startPostgres())
    const server = stopAtEnd(await startServer({ DATABASE_URL: postgres.url, SAMPLE_DATA: 'on' }))
    servers.push(comparedServer('Marque, PostgreSQL', server, uncached))
    servers.push(comparedServer('Marque, PostgreSQL, response cache', server))
  }
  await assertSameAnswers(servers, expected)
  await measure(servers)
  printResults(servers, { 'node:http': raw, Apollo: apollo })
} finally {
  // In reverse order, because PostgreSQL must stop after the server that uses it.
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true })
}
