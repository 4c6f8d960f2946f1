import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../server/database/connection'
import { openDatabase } from '../../server/database/open-database'
import { prepareDatabase } from '../../server/start/prepare-database'

/**
 * Returns the folder of the data of `npm run dev` in `folder`. Each version of the code that makes them has a folder, so that an
 * edit shows at once, and its undoing brings the former data back. Sessions move on to the next version.
 */
export const openSampleFolder = async (folder: string, version: string) => {
  const current = join(folder, version)
  const stamp = join(folder, 'current')
  const previous = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  if (previous === version) return current
  const db = await prepareDatabase({ databaseUrl: databaseUrlIn(current), sampleData: true }, () => {})
  if (previous) await copySessions(databaseUrlIn(join(folder, previous)), db)
  await db.destroy()
  writeFileSync(stamp, version)
  for (const name of readdirSync(folder)) {
    if (![version, previous, 'current'].includes(name)) rmSync(join(folder, name), { recursive: true })
  }
  return current
}

export const databaseUrlIn = (folder: string) => `file:${folder}/marque.db`

const copySessions = async (url: string, target: Database) => {
  const source = openDatabase(url)
  // The tables may be older than the code. Then everybody is signed out.
  const sessions = await source
    .selectFrom('session')
    .selectAll()
    .execute()
    .catch(() => [])
  await source.destroy()
  const accounts = new Set((await target.selectFrom('user').select('id').execute()).map(({ id }) => id))
  for (const session of sessions.filter(({ userId }) => accounts.has(userId))) {
    await target
      .insertInto('session')
      .values(session)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
