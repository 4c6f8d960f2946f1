import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { executor } from '../testing/execute'
import { startServer } from '../testing/test-server'

// On SQLite, long reads have a deadline: see `sqlite-reader.test.ts`.
test('statement timeout: a sales report for which PostgreSQL takes longer than three seconds is answered 503', async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
  const db = await postgres.openSample()
  onTestFinished(() => db.destroy())
  const { token } = await signedInAs(executor(db), 'FREELANCER')
  const { ask } = await startServer({ db })
  const response = await db.transaction().execute(async (transaction) => {
    await sql`lock table posting in access exclusive mode`.execute(transaction)
    return ask('{ salesReport { held } }', {}, { cookie: `session=${token}` })
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await response.json()).errors).toMatchObject([
    {
      message: 'Our database took too long to answer. Try again in a few seconds.',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    },
  ])
}, 60_000)
