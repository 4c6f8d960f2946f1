import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { migrationsOf } from '../database/migrate'
import { freeBytesOf } from '../infrastructure/disk-space'
import { StartError } from '../lib/start-error'
import { sumOf } from '../lib/sum'

const KEPT_COPIES = 3

/** Copies a SQLite file that has pending migrations to `marque.db.before-<migration>-<time>`, and removes the oldest copies. */
export const copyBeforeUpgrade = async (db: Database, path: string) => {
  const { applied, pending } = await migrationsOf(db)
  const [next] = pending
  if (applied.length === 0 || next === undefined) return
  await requireSpace(path)
  const copy = `${path}.before-${next}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await sql`vacuum into ${copy}`.execute(db)
  chmodSync(copy, 0o600)
  const copies = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.before-`))
  for (const name of copies.sort(byTime).slice(0, -KEPT_COPIES)) rmSync(join(dirname(path), name))
}

const byTime = (a: string, b: string) => timeOf(a).localeCompare(timeOf(b))
const timeOf = (name: string) => name.slice(-'2026-01-01T00-00-00-000Z'.length)

/** The copy and the changed tables may each need as much as the file. */
const requireSpace = async (path: string) => {
  const needed = 2 * sumOf([path, `${path}-wal`], (file) => (existsSync(file) ? statSync(file).size : 0))
  if ((await freeBytesOf(dirname(path))) >= needed) return
  throw new StartError(
    `${dirname(path)} has too little space for an upgrade of the database: free ${Math.ceil(needed / 1e6)} MB there.`,
  )
}
