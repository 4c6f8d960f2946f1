import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../tools/testing/start-postgres.mjs'
import { SaveListingDocument } from '../../modules/saved/saved.test.generated'
import { LoginDocument } from '../../testing/accounts/sign-in.generated'
import { fillSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'
import { openDatabase } from '../open-database'
import { SavedServiceDocument } from './replica.test.generated'

const id = 'srv-1502'

test('replica: a session reads its own write at once, and from the replica when that has caught up', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  await (await fillSample(postgres.url)).destroy()
  const replicaUrl = await postgres.addReplica()
  const db = openDatabase(postgres.url, undefined, { replicaUrl })
  const replica = openDatabase(replicaUrl)
  onTestFinished(async () => void (await Promise.all([db.destroy(), replica.destroy()])))
  const { execute } = await startServer({ db })
  const cookies = new Map<string, string>()
  const run: typeof execute = async (document, variables) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const result = await execute(document, variables, { cookie })
    for (const line of result.response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return result
  }
  const isSaved = async () => (await run(SavedServiceDocument, { id })).data.service?.saved
  /** A connection shows its last statement. */
  const hasReadReplica = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where query like '%from "saved_listing"%' and pid <> pg_backend_pid()`.execute(
        replica,
      )
    return rows.length > 0
  }

  await run(LoginDocument, { input: { email: 'customer@example.com', password: 'password123' } })
  await sql`select pg_wal_replay_pause()`.execute(replica)
  await run(SaveListingDocument, { id })
  expect([await isSaved(), await hasReadReplica()]).toEqual([true, false])
  expect(await replica.selectFrom('savedListing').selectAll().where('listingId', '=', id).execute()).toEqual([])

  await sql`select pg_wal_replay_resume()`.execute(replica)
  await expect
    .poll(
      async () => {
        expect(await isSaved()).toBe(true)
        return hasReadReplica()
      },
      { timeout: 10_000 },
    )
    .toBe(true)
}, 60_000)
