import { afterEach, expect, test, vi } from 'vitest'
import { KEY_BYTES } from '../infrastructure/secret-box/secret-box'
import { browserInfrastructure } from './browser-infrastructure'
import { openBrowserDatabase } from './open-database'
import { sqliteFiles } from './sqlite-files'
import { lastingStorage, memoryStorage } from './storage'

afterEach(() => vi.unstubAllGlobals())

const stubFolder = (getDirectoryHandle: () => Promise<object>) =>
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ getDirectoryHandle }) } })

test('storage of a browser: stored data that cannot be read are an error, not an empty database', async () => {
  stubFolder(async () => ({}))
  await expect(lastingStorage('.marque-kept')).rejects.toMatchObject({ name: 'OpenError' })
})

test('storage of a browser: without a file system it is in memory', async () => {
  stubFolder(() => Promise.reject(new DOMException('None', 'NotFoundError')))
  expect((await lastingStorage('.marque-none')).isLasting).toBe(false)
})

test('database of a browser: one of a newer version is left as it is', async () => {
  const storage = await memoryStorage()
  const database = storage.open('marketplace')
  const kept = { ...storage, isLasting: true, has: () => true, open: () => database }
  const { passwordHasher } = browserInfrastructure({
    origin: 'https://marque.example',
    fileStore: sqliteFiles(storage.open('site')),
    secretKey: new Uint8Array(KEY_BYTES),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  database.exec(
    "create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('9999-later', '')",
  )
  const opening = openBrowserDatabase(kept, { fileStore: sqliteFiles(storage.open('site')), passwordHasher })
  await expect(opening).rejects.toMatchObject({ name: 'OpenError' })
})
