import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../database/connection'
import { openSample } from './open-sample'

const pathOf = (name: string) => join(inject('scratchFolder'), `${name}.db`)

/** Sample databases that are copies of one: to fill each would take longer than most tests. */
export const createSampleCopies = () => {
  const first = pathOf(randomUUID())
  let filled: Promise<void> | undefined
  return async () => {
    filled ??= writeSample(first)
    await filled
    const copy = pathOf(randomUUID())
    copyFileSync(first, copy)
    return openDatabase(`file:${copy}`)
  }
}

const writeSample = async (path: string) => {
  const db = await openSample()
  await sql`vacuum into ${path}`.execute(db)
  await db.destroy()
}
