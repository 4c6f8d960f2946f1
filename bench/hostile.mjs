// @ts-check
import { openGeneratedDatabase } from './lib/generated-database.mjs'
import { attacks, lengthenDescriptions, startAttack } from './lib/hostile.mjs'
import { peakMemory } from './lib/memory.mjs'
import { percentile } from './lib/percentile.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

const LISTINGS = process.env.BENCH_LISTINGS ?? '50000'
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const PAUSE_MS = 40

const { databaseUrl, remove } = await openGeneratedDatabase({ listings: LISTINGS, postgres: false })
const env = { DATABASE_URL: databaseUrl, SAMPLE_DATA: '1', COST_PER_SECOND: '1000' }

/**
 * A lost connection has the status 0.
 * @param {string} url
 */
const timeOf = async (url) => {
  const start = performance.now()
  const status = await fetch(url)
    .then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
    .catch(() => 0)
  return { ms: performance.now() - start, status }
}

/** @param {(typeof attacks)[number]} attack */
const measure = async (attack) => {
  const server = await startServer(env)
  try {
    await timeOf(server.url)
    const { answers, stop } = startAttack(server.url, attack)
    const home = []
    const health = []
    const end = performance.now() + SECONDS * 1_000
    while (performance.now() < end) {
      home.push(await timeOf(server.url))
      health.push(await timeOf(`${server.url}/healthz`))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    stop()
    const after = await timeOf(server.url)
    return {
      attack: attack.name,
      'home p50': percentile(
        home.map(({ ms }) => ms),
        0.5,
      ).toFixed(1),
      'home p99': percentile(
        home.map(({ ms }) => ms),
        0.99,
      ).toFixed(1),
      'home, slowest': Math.max(...home.map(({ ms }) => ms)).toFixed(1),
      'healthz, slowest': Math.max(...health.map(({ ms }) => ms)).toFixed(1),
      'home refused': home.filter(({ status }) => status !== 200).length,
      'home afterwards': after.ms.toFixed(1),
      'answers to the attack': Object.entries(answers)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      memory: peakMemory(server.pid),
    }
  } finally {
    await server.stop()
  }
}

try {
  lengthenDescriptions(databaseUrl)
  const rows = []
  for (const attack of attacks) rows.push(await measure(attack))
  console.log(`One hostile address, ${LISTINGS} listings, milliseconds\n`)
  printTable(rows)
} finally {
  await remove()
}
