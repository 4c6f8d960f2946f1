import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createEventBus } from '../../modules/live-event/event-bus'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { listen } from '../../testing/listen'
import { registeredAs } from '../../testing/register'
import { startServer } from '../../testing/test-server'

describe.each(databases)('the stream of events on $name', async ({ openSample }) => {
  const db = await openSample()
  const eventBus = createEventBus()
  const execute = executor(db, { eventBus })
  const { origin, send } = await startServer({ db, infrastructure: { eventBus }, until: afterAll })
  afterAll(() => db.destroy())

  let people = 0
  const meet = async () => {
    people += 1
    const customer = await registeredAs(execute, `customer-${people}@example.com`)
    const seller = await registeredAs(execute, `seller-${people}@example.com`, 'FREELANCER')
    const writing = correspondentOf(execute, customer.visitor)
    const { conversation } = await writing.start({ companyId: seller.id })
    const cookie = `session=${seller.visitor.token}`
    const hear = async (lastId?: string) => {
      const page = await listen(origin, { cookie, ...(lastId !== undefined && { 'last-event-id': lastId }) })
      onTestFinished(page.leave)
      return page
    }
    return {
      ...writing,
      seller,
      id: conversation.id,
      say: (body: string) => writing.send(conversation.id, body),
      hear,
      cookie,
    }
  }

  test('begins by saying that what was read may be old, then tells each message once and in order', async () => {
    const { hear, say, id, seller } = await meet()
    const page = await hear()
    expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(page.response.headers.get('cache-control')).toContain('no-store')
    const ready = await page.next()
    expect(ready?.kind).toBe('ready')
    await Promise.all([say('One'), say('Two')])
    const heard = [await page.next(), await page.next(), await page.next(), await page.next()]
    expect(heard.map((event) => event?.kind).sort()).toEqual(['message', 'message', 'notification', 'notification'])
    expect(heard.map((event) => Number(event?.id) - Number(ready?.id))).toEqual([1, 2, 3, 4])
    expect(heard.find((event) => event?.kind === 'message')?.data).toEqual({ id })
    await correspondentOf(execute, seller.visitor).markRead(id)
    expect([(await page.next())?.kind, (await page.next())?.kind].sort()).toEqual(['notification', 'read'])
  })

  test('who was away hears what was missed, and nothing twice', async () => {
    const { hear, say } = await meet()
    const before = await hear()
    const ready = await before.next()
    before.leave()
    await say('One')
    await say('Two')
    const after = await hear(ready?.id)
    const first = Number(ready?.id) + 1
    for (const number of [first, first + 1, first + 2, first + 3]) expect((await after.next())?.id).toBe(String(number))
    const current = await hear(String(first + 3))
    await say('Three')
    expect((await current.next())?.id).toBe(String(first + 4))
  })

  test('who was away too long, or heard it elsewhere, is told to read everything again', async () => {
    const { hear, say, seller } = await meet()
    await say('One')
    await db.deleteFrom('liveEvent').where('userId', '=', seller.id).execute()
    expect((await (await hear('1')).next())?.kind).toBe('ready')
    const page = await hear('999999')
    expect(await page.next()).toMatchObject({ kind: 'ready', id: '4' })
    await say('Two')
    expect((await page.next())?.id).toBe('5')
  })

  test('hears what another process wrote', async () => {
    const { hear, seller } = await meet()
    const page = await hear()
    await page.next()
    const elsewhere = executor(db)
    const { visitor } = await registeredAs(elsewhere, `elsewhere-${people}@example.com`)
    await correspondentOf(elsewhere, visitor).start({ companyId: seller.id })
    expect([(await page.next())?.kind, (await page.next())?.kind].sort()).toEqual(['message', 'notification'])
  })

  test.each(['signs out', 'is suspended'])('ends when its user %s', async (what) => {
    const { hear, seller } = await meet()
    const page = await hear()
    await page.next()
    if (what === 'signs out') await execute('mutation { logout }', {}, seller.visitor)
    else
      await db.updateTable('user').set({ suspendedAt: new Date().toISOString() }).where('id', '=', seller.id).execute()
    expect(await page.next()).toBeUndefined()
  })

  test('is for whoever is signed in, on our own pages', async () => {
    const { cookie } = await meet()
    expect((await send('/events')).status).toBe(401)
    expect((await send('/events', { headers: { cookie: 'session=made-up' } })).status).toBe(401)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await send('/events', { headers: { cookie, ...headers } })).status).toBe(403)
    }
  })

  test('thirty pages of an account are enough', async () => {
    const { hear } = await meet()
    const pages = await Promise.all(Array.from({ length: 30 }, () => hear()))
    expect(pages.map(({ response }) => response.status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect((await hear()).response.status).toBe(429)
  })

  test('ends when the server stops', async () => {
    const stops: (() => Promise<void>)[] = []
    const second = await startServer({ db, infrastructure: { eventBus }, until: (stop) => void stops.push(stop) })
    const { cookie } = await meet()
    const page = await listen(second.origin, { cookie })
    await page.next()
    for (const stop of stops) await stop()
    expect(await page.next()).toBeUndefined()
  })
})
