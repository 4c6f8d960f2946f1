import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { Kysely, sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import manifest from '../../../client/generated/trusted-documents.json'
import { nativeArgon2 } from '../../infrastructure/passwords/native-argon2'
import { seed } from '../../seed/seed'
import { signedInAs } from '../../testing/accounts/sign-in'
import { executor, sourceExecutor } from '../../testing/execute'
import { expectValue } from '../../testing/result'
import type { Database } from '../connection'
import { migrate } from '../migrate'
import { openDatabase } from '../open-database'
import { wasmSqliteDialect } from './wasm-sqlite'

const moment = new Date()

/** Migrates and fills a database, with the same times and ids as each other one. */
const fill = async (db: Database) => {
  afterAll(() => db.destroy())
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  let ids = 0
  const randomUUID = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    ids += 1
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}` as const
  })
  await migrate(db)
  await seed(db, nativeArgon2)
  randomUUID.mockRestore()
  vi.useRealTimers()
  return { db, ask: sourceExecutor(db, { now: () => moment }), execute: executor(db, { now: () => moment }) }
}

const wasm = await fill(new Kysely({ dialect: wasmSqliteDialect(await sqlite3InitModule()) }))
const native = await fill(openDatabase('file::memory:'))

const bodyOf = (name: string) => expectValue(manifest.operations.find((operation) => operation.name === name)).body

test.each([
  ['Home', {}],
  ['SiteNavigation', {}],
  ['HowItWorks', {}],
  ['Category', { slug: 'logo-design' }],
  ['ListingBrowser', { sort: 'PRICE_LOW', first: 24, ofServices: true, filter: { minRating: 4 } }],
  ['Services', { first: 24 }],
  ['Products', { first: 24 }],
  ['ServiceDetail', { id: 'srv-1101' }],
  ['ProductDetail', { id: 'prd-2801' }],
  ['Reviews', { of: 'srv-1101', sort: 'NEWEST', first: 10 }],
  ['Companies', { first: 24 }],
  ['Freelancers', { sort: 'RATING', first: 24 }],
  ['Jobs', { first: 24 }],
  ['Search', { query: 'patent', around: 'patent', first: 24 }],
  ['HeaderSearchSuggestions', { text: 'trad' }],
  ['PasswordRule', {}],
])('SQLite as WebAssembly: answers %s as native SQLite does', async (name, variables) => {
  const answer = await wasm.ask(bodyOf(name), variables)
  expect(answer.errors).toBeUndefined()
  expect(answer).toEqual(await native.ask(bodyOf(name), variables))
})

test.each([
  ['CUSTOMER', 'Saved', { first: 24 }],
  ['CUSTOMER', 'Messages', { first: 10 }],
  ['VENDOR', 'OwnListings', { first: 24 }],
  ['VENDOR', 'SalesReport', {}],
  ['BROKER', 'Mandates', { as: 'BROKER', first: 24 }],
  ['FREELANCER', 'OwnJobIds', {}],
  ['ADMIN', 'AdminUsers', { sort: 'NAME', first: 24 }],
  ['ADMIN', 'PlatformReport', { days: 30 }],
] as const)('SQLite as WebAssembly: answers %s the query %s as native SQLite does', async (role, name, variables) => {
  const answer = await wasm.ask(bodyOf(name), variables, await signedInAs(wasm.execute, role))
  expect(answer.errors).toBeUndefined()
  expect(answer).toEqual(await native.ask(bodyOf(name), variables, await signedInAs(native.execute, role)))
})

const queries = manifest.operations.filter(({ body }) => /^\s*query[^{]*\{/.test(body) && !/^[^{]*!/.test(body))

/** Each database makes its own ids for the sign-ins and reads of the test. */
const withoutOwnIds = (answer: object): object =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"(aud|sec|ses)-[^"]+"/g, '"$1"'))

test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const)(
  'SQLite as WebAssembly: answers %s all queries without required variables as native SQLite does',
  async (role) => {
    expect(queries.length).toBeGreaterThan(20)
    const [there, here] = [await signedInAs(native.execute, role), await signedInAs(wasm.execute, role)]
    for (const { name, body } of queries) {
      const [expected, answer] = [await native.ask(body, {}, there), await wasm.ask(body, {}, here)]
      expect(withoutOwnIds({ name, ...answer })).toEqual(withoutOwnIds({ name, ...expected }))
    }
  },
)

test('SQLite as WebAssembly: an error has the code that other drivers give it, and leaves nothing of its transaction', async () => {
  const insert = wasm.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('job')
      .values({ ...(await newJob(transaction)), id: 'job-new' })
      .execute()
    await transaction
      .insertInto('job')
      .values({ ...(await newJob(transaction)), id: 'job-new' })
      .execute()
  })
  await expect(insert).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
  expect(await wasm.db.selectFrom('job').select('id').where('id', '=', 'job-new').execute()).toEqual([])
})

test('SQLite as WebAssembly: foreign keys are on, and wrong values are refused', async () => {
  const job = await newJob(wasm.db)
  const insert = wasm.db.insertInto('job').values({ ...job, id: 'job-orphan', companyId: 'com-none' })
  await expect(insert.execute()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
  await expect(sql`select ${true}`.execute(wasm.db)).rejects.toThrow('SQLite takes no boolean')
})

const newJob = (db: Database) => db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
