import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogueVersionOf } from '../../cache/catalogue-version'
import { signedInAs } from '../../testing/accounts/sign-in'
import { openSample } from '../../testing/database/open-sample'
import { executor } from '../../testing/execute'
import { startServer } from '../../testing/test-server'

const PRODUCT = 'prd-2801'

const start = async () => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  await db.deleteFrom('listingViews').execute()
  const stops: (() => Promise<void>)[] = []
  const server = await startServer({ db, until: (stop) => void stops.push(stop) })
  return {
    ...server,
    db,
    view: (id: string, headers: Record<string, string> = {}) =>
      server.visit(`/views/${id}`, { method: 'POST', headers }),
    /** The counts in the database, once the server has stopped. */
    storedCounts: async () => {
      for (const stop of stops) await stop()
      const rows = await db.selectFrom('listingViews').select(['listingId', 'count']).orderBy('listingId').execute()
      return rows.map(({ listingId, count }) => `${listingId} ${count}`)
    },
  }
}

describe('listing views', () => {
  test('a visit counts, a reload does not', async () => {
    const { view, storedCounts } = await start()
    for (const _ of ['visit', 'reload']) expect((await view(PRODUCT)).status).toBe(204)
    expect((await view('srv-1101')).status).toBe(204)
    expect(await storedCounts()).toEqual(['prd-2801 1', 'srv-1101 1'])
  })

  test('a visit of the seller does not count', async () => {
    const { view, storedCounts, db } = await start()
    const cookieOf = async (role: 'VENDOR' | 'BROKER') => `session=${(await signedInAs(executor(db), role)).token}`
    const { sellerId } = await db
      .selectFrom('listing')
      .select('sellerId')
      .where('id', '=', PRODUCT)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'vendor@example.com')
      .executeTakeFirstOrThrow()
    expect(sellerId).toBe(id)
    expect((await view(PRODUCT, { cookie: await cookieOf('VENDOR') })).status).toBe(204)
    expect((await view('srv-1501', { cookie: await cookieOf('BROKER') })).status).toBe(204)
    expect(await storedCounts()).toEqual(['srv-1501 1'])
  })

  test.each(['prd-none', 'com-1', 'prd-2801%00', `srv-${'x'.repeat(80)}`, 'srv-1101/more'])(
    'the unknown listing %s is a 404 and not counted',
    async (id) => {
      const { view, storedCounts } = await start()
      expect((await view(id)).status).toBe(404)
      expect(await storedCounts()).toEqual([])
    },
  )

  test('a request of another site is refused and not counted', async () => {
    const { view, visit, storedCounts } = await start()
    expect((await view(PRODUCT, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await visit(`/views/${PRODUCT}`)).status).toBe(404)
    expect(await storedCounts()).toEqual([])
  })

  test('a view does not change the catalogue version', async () => {
    const { view, db, storedCounts } = await start()
    const catalogueVersion = catalogueVersionOf(db)
    const before = await catalogueVersion()
    await view(PRODUCT)
    expect(await storedCounts()).toEqual([`${PRODUCT} 1`])
    expect(await catalogueVersion()).toBe(before)
  })
})
