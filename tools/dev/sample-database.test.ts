import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/connection'
import { folder } from '../testing/repository'
import { fileIn, openSampleFolder } from './sample-database'

test('development data: a changed fixture starts new data, keeps sessions, and brings the former data back', async () => {
  const root = folder()
  mkdirSync(join(root, 'fixtures'))
  const save = (text: string) => writeFileSync(join(root, 'fixtures/jobs.ts'), text)
  const inData = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const db = openDatabase(fileIn(await openSampleFolder(root, join(root, 'data'))))
    const result = await work(db)
    await db.destroy()
    return result
  }
  const state = () =>
    inData(async (db) => ({
      sessions: (await db.selectFrom('session').select('id').execute()).map(({ id }) => id),
      jobs: (await db.selectFrom('job').select('id').execute()).length,
    }))

  save('one')
  const { jobs } = await state()
  await inData(async (db) => {
    const { id: userId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const moment = new Date().toISOString()
    const session = { tokenHash: 'hash', id: 'session-1', device: 'Firefox', userId, remember: 0 }
    await db
      .insertInto('session')
      .values({ ...session, createdAt: moment, lastUsedAt: moment, expiresAt: moment, authenticatedAt: moment })
      .execute()
    await db.deleteFrom('job').execute()
  })
  save('two')
  expect(await state()).toEqual({ sessions: ['session-1'], jobs })
  save('one')
  expect(await state()).toEqual({ sessions: ['session-1'], jobs: 0 })
  save('three')
  await state()
  expect(readdirSync(join(root, 'data'))).toHaveLength(3)
})
