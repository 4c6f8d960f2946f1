import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open-database'
import { folder } from '../testing/git-repository'
import { databaseUrlIn, openSampleFolder } from './sample-database'

test('development data: another version starts new data, keeps sessions, and brings the former data back', async () => {
  const data = folder()
  const inData = async <Result>(version: string, work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const db = openDatabase(databaseUrlIn(await openSampleFolder(data, version)))
    const result = await work(db)
    await db.destroy()
    return result
  }
  const stateOf = (version: string) =>
    inData(version, async (db) => ({
      sessions: (await db.selectFrom('session').select('id').execute()).map(({ id }) => id),
      jobs: (await db.selectFrom('job').select('id').execute()).length,
    }))

  const { jobs } = await stateOf('one')
  await inData('one', async (db) => {
    const { id: userId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const moment = new Date().toISOString()
    const session = { tokenHash: 'hash', id: 'session-1', device: 'Firefox', userId, remember: 0 }
    await db
      .insertInto('session')
      .values({ ...session, createdAt: moment, lastUsedAt: moment, expiresAt: moment, authenticatedAt: moment })
      .execute()
    await db.deleteFrom('job').execute()
  })
  expect(await stateOf('two')).toEqual({ sessions: ['session-1'], jobs })
  expect(await stateOf('one')).toEqual({ sessions: ['session-1'], jobs: 0 })
  await stateOf('three')
  expect(readdirSync(data)).toHaveLength(3)
})
