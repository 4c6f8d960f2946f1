// @ts-check
// Runs a temporary PostgreSQL, prints its address, and stops it when standard input closes: that is when the parent process
// ends, even if it is killed. A line on standard input makes an outage or ends it: `SIGINT` (a clean stop), `SIGKILL` or `start`.
// `replica` adds a streaming replica. The answer is a line, too. The argument is the folder for the data.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from './find-postgres.mjs'
import { freePort } from './free-port.mjs'

/** @param {string} parent */
const newFolder = (parent) => {
  const folder = mkdtempSync(join(parent, 'marque-postgres-'))
  chmodSync(folder, 0o755) // PostgreSQL's user must be able to enter it; the data folder inside is readable by that user only.
  return folder
}
// Programs may be forbidden in the folder for the data.
const programs = newFolder(tmpdir())
const folder = newFolder(process.argv[2] ?? tmpdir())
const port = await freePort()
let log = ''

const EmbeddedPostgres = await findPostgres(programs)
/** @param {string} databaseDir @param {number} port */
const newPostgres = (databaseDir, port) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', `--locale=${process.platform === 'linux' ? 'C' : 'en_US'}.UTF-8`, '--no-sync'],
    // The data need not survive a power cut. Test files leave hundreds of databases, each of which autovacuum would visit.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
      '-c',
      `${name}=off`,
    ]),
    onLog: (text) => {
      log += text
    },
    onError: () => {},
  })
const data = join(folder, 'data')
const postgres = newPostgres(data, port)
/** @type {typeof postgres | undefined} */
let replica

/** @param {number} port */
const urlOf = (port) => `postgres://postgres:postgres@127.0.0.1:${port}/postgres`

const cleanUpAndExit = (code = 0) => {
  for (const each of [programs, folder]) rmSync(each, { recursive: true, force: true })
  process.exit(code)
}
let isRunning = true
const stop = async () => {
  await replica?.stop()
  if (isRunning) await postgres.stop()
  cleanUpAndExit()
}

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @param {NodeJS.Signals} signal */
const end = async (signal) => {
  const pidFile = join(data, 'postmaster.pid')
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  process.kill(pid, signal)
  while (isAlive(pid) || (signal === 'SIGINT' && existsSync(pidFile))) await wait(20)
  isRunning = false
}

/** Fails while processes of a killed server still run. */
const startAgain = async (tries = 100) => {
  try {
    await postgres.start()
    isRunning = true
  } catch (error) {
    if (tries === 0) throw error
    await wait(50)
    await startAgain(tries - 1)
  }
}

/** Copies the data of the stopped server, because there is no program that copies those of a running one. */
const addReplica = async () => {
  const copy = join(folder, 'replica')
  const replicaPort = await freePort()
  await end('SIGINT')
  // `cpSync` changes the owner.
  execFileSync('cp', ['-a', data, copy])
  writeFileSync(join(copy, 'standby.signal'), '')
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${urlOf(port)}'\nhot_standby_feedback = on\n`)
  await startAgain()
  replica = newPostgres(copy, replicaPort)
  // The promise waits for a line that a replica doesn't log, and rejects at its end.
  replica.start().catch(() => {})
  while (!log.includes('ready to accept read-only connections')) await wait(20)
  return urlOf(replicaPort)
}

/** @param {string} command */
const run = async (command) => {
  if (command === 'replica') return addReplica()
  await (command === 'SIGINT' || command === 'SIGKILL' ? end(command) : startAgain())
  return 'done'
}

try {
  createInterface(process.stdin).on('line', async (command) => {
    console.log(await run(command))
  })
  process.stdin.resume().once('end', stop).once('error', stop)
  await postgres.initialise()
  await postgres.start()
  console.log(urlOf(port))
} catch (error) {
  console.error(`${log}\n${error ?? ''}`.trim())
  cleanUpAndExit(1)
}
