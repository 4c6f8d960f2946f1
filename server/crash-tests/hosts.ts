import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startPostgres } from '../../tools/testing/start-postgres.mjs'
import { openDatabase } from '../database/open-database'
import { startFakeS3 } from '../testing/fake-s3/fake-s3'
import { ACCESS_KEY_ID, SECRET_ACCESS_KEY } from '../testing/fake-s3/signature'
import { startProduction } from './production-server'

/** Returns a function that names one host after the other, so that nobody reads where it has written. */
export const inTurns = (origins: readonly string[]) => {
  let turn = 0
  return () => {
    turn += 1
    return origins[turn % origins.length] ?? ''
  }
}

/** Starts hosts with several processes each, which share a PostgreSQL with its replica and a bucket, and no folder. They start at the same time. */
export const startHosts = async (count: number, processes: number) => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const replicaUrl = await postgres.addReplica()
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  const bucket = await startFakeS3()
  onTestFinished(bucket.stop)
  const { config } = bucket
  const environment = {
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: replicaUrl,
    S3_BUCKET: config.bucket,
    S3_ENDPOINT: config.endpoint?.origin ?? '',
    S3_REGION: config.region,
    S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SAMPLE_DATA: '1',
    PROCESSES: String(processes),
  }
  const hosts = await Promise.all(
    Array.from({ length: count }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'marque-host-'))
      const host = await startProduction(folder, { ...environment, DATA_DIR: folder })
      onTestFinished(async () => {
        await host.kill()
        rmSync(folder, { recursive: true })
      })
      return { ...host, processes: () => childrenOf(host.pid) }
    }),
  )
  return { db, bucket, hosts, origins: hosts.map(({ origin }) => origin) }
}

const childrenOf = (pid: number | undefined) => {
  const list = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return list.trim().split('\n').map(Number)
}
