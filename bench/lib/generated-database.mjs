// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../tools/testing/start-postgres.mjs'

/**
 * Makes a database with generated data, or takes one that is `seeded` already.
 * @param {{ listings: string, postgres: boolean, seeded?: string | undefined }} options
 * @returns {Promise<{ databaseUrl: string, kind: string, remove: () => unknown }>}
 */
export const openGeneratedDatabase = async ({ listings, postgres, seeded }) => {
  const { databaseUrl, remove } = seeded ? { databaseUrl: seeded, remove: () => {} } : await newDatabase(postgres)
  try {
    if (!seeded) await seed(databaseUrl, listings)
  } catch (error) {
    await remove()
    throw error
  }
  return { databaseUrl, kind: databaseUrl.startsWith('file:') ? 'SQLite' : 'PostgreSQL', remove }
}

/** @param {boolean} onPostgres */
const newDatabase = async (onPostgres) => {
  if (onPostgres) {
    const { url, stop } = await startPostgres()
    return { databaseUrl: url, remove: stop }
  }
  const folder = mkdtempSync(join(tmpdir(), 'marque-bench-'))
  return { databaseUrl: `file:${join(folder, 'marque.db')}`, remove: () => rmSync(folder, { recursive: true }) }
}

/**
 * @param {string} databaseUrl
 * @param {string} listings
 */
const seed = async (databaseUrl, listings) => {
  const start = performance.now()
  const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
  const child = spawn(process.execPath, [main, 'seed', '--listings', listings], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SAMPLE_DATA: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The database was not seeded: see above.')
  console.log(`Seeded in ${Math.round((performance.now() - start) / 1_000)} s`)
}
