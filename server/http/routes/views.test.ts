import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogueVersionOf } from '../../cache/catalogue-version'
import { openSample } from '../../seed/open-sample'
import { executor } from '../../testing/execute'
import { signedInAs } from '../../testing/sign-in'
import { startServer } from '../../testing/test-server'

const PRODUCT = 'prd-2801'

const begin = async () => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  await db.deleteFrom('listingViews').execute()
  const stops: (() => Promise<void>)[] = []
  const server = await startServer({ db, until: (stop) => void stops.push(stop) })
  return {
    ...server,
    db,
    see: (id: string, headers: Record<string, string> = {}) =>
      server.visit(`/views/${id}`, { method: 'POST', headers }),
    /** What is there once the server has stopped. */
    counted: async () => {
      for (const stop of stops) await stop()
      const rows = await db.selectFrom('listingViews').select(['listingId', 'count']).orderBy('listingId').execute()
      return rows.map(({ listingId, count }) => `${listingId} ${count}`)
    },
  }
}

describe('views', () => {
  test('a visit counts, a reload of it does not', async () => {
    const { see, counted } = await begin()
    for (const _ of ['visit', 'reload']) expect((await see(PRODUCT)).status).toBe(204)
    expect((await see('srv-1101')).status).toBe(204)
    expect(await counted()).toEqual(['prd-2801 1', 'srv-1101 1'])
  })

  test('its seller sees it as often as they like; everybody else counts', async () => {
    const { see, counted, db } = await begin()
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
    expect((await see(PRODUCT, { cookie: await cookieOf('VENDOR') })).status).toBe(204)
    expect((await see('srv-1501', { cookie: await cookieOf('BROKER') })).status).toBe(204)
    expect(await counted()).toEqual(['srv-1501 1'])
  })

  test.each(['prd-none', 'com-1', 'prd-2801%00', `srv-${'x'.repeat(80)}`, 'srv-1101/more'])(
    'nothing is counted, and nothing remembered, for %s',
    async (id) => {
      const { see, counted } = await begin()
      expect((await see(id)).status).toBe(404)
      expect(await counted()).toEqual([])
    },
  )

  test('another site can make nobody count', async () => {
    const { see, visit, counted } = await begin()
    expect((await see(PRODUCT, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await visit(`/views/${PRODUCT}`)).status).toBe(404)
    expect(await counted()).toEqual([])
  })

  test('what everybody reads stays as it was kept', async () => {
    const { see, db, counted } = await begin()
    const revision = catalogueVersionOf(db)
    const before = await revision()
    await see(PRODUCT)
    expect(await counted()).toEqual([`${PRODUCT} 1`])
    expect(await revision()).toBe(before)
  })
})
