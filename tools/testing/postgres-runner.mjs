// @ts-check
// Runs a throwaway PostgreSQL, prints its address and stops it when the standard input ends: it ends with whoever started
// us, even when that was killed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from './find-postgres.mjs'
import { freePort } from './free-port.mjs'

const folder = mkdtempSync(join(tmpdir(), 'marque-postgres-'))
chmodSync(folder, 0o755) // The user that PostgreSQL runs as must pass; the data folder inside is its own.
const port = await freePort()
let log = ''

const EmbeddedPostgres = await findPostgres(folder)
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', `--locale=${process.platform === 'linux' ? 'C' : 'en_US'}.UTF-8`, '--no-sync'],
  // Nothing here has to survive a power cut.
  postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
  onLog: (text) => {
    log += text
  },
  onError: () => {},
})

const leave = (code = 0) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
const stop = async () => {
  await postgres.stop()
  leave()
}

try {
  process.stdin.resume().once('end', stop).once('error', stop)
  await postgres.initialise()
  await postgres.start()
  console.log(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
} catch (error) {
  console.error(`${log}\n${error ?? ''}`.trim())
  leave(1)
}
