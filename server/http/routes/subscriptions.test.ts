import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createEventBus } from '../../modules/live-event/event-bus'
import { LogoutDocument } from '../../modules/session/login/login.test.generated'
import { registeredAs } from '../../testing/accounts/register'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { subscribeToLiveEvents } from '../../testing/live-events'
import { startServer } from '../../testing/test-server'

const subscription = 'subscription { liveEvents { kind } }'

describe.each(databases)('subscription to live events on $name', async ({ openSample }) => {
  const db = await openSample()
  const eventBus = createEventBus()
  const execute = executor(db, { eventBus })
  const server = await startServer({ db, infrastructure: { eventBus }, livePollSeconds: 0.1, until: afterAll })
  afterAll(() => db.destroy())

  const stream = (headers: Record<string, string>, body: object = { query: subscription }, path = '/graphql/stream') =>
    server.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  let conversations = 0
  /** A conversation between two new accounts, and live events of the seller. */
  const newConversation = async () => {
    conversations += 1
    const customer = await registeredAs(execute, `customer-${conversations}@example.com`)
    const seller = await registeredAs(execute, `seller-${conversations}@example.com`, 'FREELANCER')
    const { start, send } = conversationsAs(execute, customer.visitor)
    const { conversation } = await start({ companyId: seller.id })
    const cookie = `session=${seller.visitor.token}`
    const subscribe = (after?: number) => {
      const page = subscribeToLiveEvents(server.origin, { cookie }, after)
      onTestFinished(page.leave)
      return page
    }
    return { seller, id: conversation.id, send: (body: string) => send(conversation.id, body), subscribe, cookie }
  }

  test('begins with READY, then sends each event once and in order', async () => {
    const { subscribe, send, id, seller } = await newConversation()
    const page = subscribe()
    const ready = await page.next()
    expect(ready).toEqual({ kind: 'READY', subjectId: null, sequence: expect.any(Number) })
    await Promise.all([send('One'), send('Two')])
    const events = [await page.next(), await page.next(), await page.next(), await page.next()]
    expect(events.map((event) => event?.kind).sort()).toEqual(['MESSAGE', 'MESSAGE', 'NOTIFICATION', 'NOTIFICATION'])
    expect(events.map((event) => Number(event?.sequence) - Number(ready?.sequence))).toEqual([1, 2, 3, 4])
    expect(events.find((event) => event?.kind === 'MESSAGE')?.subjectId).toBe(id)
    await conversationsAs(execute, seller.visitor).markRead(id)
    expect([(await page.next())?.kind, (await page.next())?.kind].sort()).toEqual(['NOTIFICATION', 'READ'])
  })

  test('sends no events of other accounts', async () => {
    const [one, other] = [await newConversation(), await newConversation()]
    const page = one.subscribe()
    await page.next()
    await other.send('To somebody else')
    await one.send('To this page')
    const subjects = [await page.next(), await page.next()].map((event) => event?.subjectId)
    expect(subjects).toContain(one.id)
    expect(subjects).not.toContain(other.id)
  })

  test('is neither stored nor compressed on the way', async () => {
    const { subscribe } = await newConversation()
    const headers = await subscribe().responseHeaders
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-accel-buffering')).toBe('no')
  })

  test('resumes after a lost connection: nothing is lost or repeated', async () => {
    const { subscribe, send } = await newConversation()
    const before = subscribe()
    const after = (await before.next())?.sequence ?? 0
    before.leave()
    await send('One')
    await send('Two')
    const resumed = subscribe(after)
    expect(await resumed.next()).toMatchObject({ kind: 'RESUMED', sequence: after })
    for (const number of [1, 2, 3, 4]) expect((await resumed.next())?.sequence).toBe(after + number)
    const current = subscribe(after + 4)
    expect(await current.next()).toMatchObject({ kind: 'RESUMED', sequence: after + 4 })
    await send('Three')
    expect((await current.next())?.sequence).toBe(after + 5)
  })

  test('begins with READY where events may be missing: swept away, or of another account', async () => {
    const { subscribe, send, seller } = await newConversation()
    await send('One')
    await db.deleteFrom('liveEvent').where('userId', '=', seller.id).where('sequence', '<', 4).execute()
    expect(await subscribe(1).next()).toMatchObject({ kind: 'READY', sequence: 4 })
    const page = subscribe(999_999)
    expect(await page.next()).toMatchObject({ kind: 'READY', sequence: 4 })
    await send('Two')
    expect((await page.next())?.sequence).toBe(5)
  })

  test('sends what another process recorded', async () => {
    const { subscribe, seller } = await newConversation()
    const page = subscribe()
    await page.next()
    const elsewhere = executor(db)
    const { visitor } = await registeredAs(elsewhere, `elsewhere-${conversations}@example.com`)
    await conversationsAs(elsewhere, visitor).start({ companyId: seller.id })
    expect([(await page.next())?.kind, (await page.next())?.kind].sort()).toEqual(['MESSAGE', 'NOTIFICATION'])
  })

  test.each(['signs out', 'is suspended'])('completes when its user %s', async (what) => {
    const { subscribe, seller } = await newConversation()
    const page = subscribe()
    await page.next()
    if (what === 'signs out') await execute(LogoutDocument, {}, seller.visitor)
    else
      await db.updateTable('user').set({ suspendedAt: new Date().toISOString() }).where('id', '=', seller.id).execute()
    expect(await page.next()).toBeUndefined()
    expect(eventBus.subscribers().filter(({ userId }) => userId === seller.id)).toEqual([])
    await expect(subscribe().next()).rejects.toThrow('UNAUTHENTICATED')
  })

  test('is refused without a session', async () => {
    for (const cookie of ['', 'session=made-up']) {
      const { status, text } = await stream({ cookie })
      expect(status).toBe(200)
      expect(text).toContain('"code":"UNAUTHENTICATED"')
      expect(text).toMatch(/event: complete\n/)
    }
  })

  test('is refused to pages of other sites, by POST and by GET', async () => {
    const { cookie } = await newConversation()
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await stream({ cookie, ...headers })).status).toBe(403)
      const query = encodeURIComponent(subscription)
      expect((await server.send(`/graphql/stream?query=${query}`, { headers: { cookie, ...headers } })).status).toBe(
        403,
      )
    }
  })

  test('an account has at most thirty', async () => {
    const { subscribe } = await newConversation()
    const pages = Array.from({ length: 30 }, () => subscribe())
    for (const page of pages) expect((await page.next())?.kind).toBe('READY')
    await expect(subscribe().next()).rejects.toThrow('LIMIT_EXCEEDED')
    pages[0]?.leave()
    await expect
      .poll(() =>
        subscribe()
          .next()
          .catch(() => undefined),
      )
      .toMatchObject({ kind: 'READY' })
  })

  test('of forty that are opened at once, thirty are accepted', async () => {
    const { subscribe } = await newConversation()
    const first = await Promise.allSettled(Array.from({ length: 40 }, () => subscribe().next()))
    expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })

  test('the connection ends without completing when the server stops, so that the client subscribes again', async () => {
    const stops: (() => Promise<void>)[] = []
    const second = await startServer({ db, infrastructure: { eventBus }, until: (stop) => void stops.push(stop) })
    const { cookie, seller } = await newConversation()
    const page = subscribeToLiveEvents(second.origin, { cookie })
    await page.next()
    const next = page.next()
    const lost = expect(next).rejects.toThrow('Connection closed')
    for (const stop of stops) await stop()
    await lost
    expect(eventBus.subscribers().filter(({ userId }) => userId === seller.id)).toEqual([])
  })

  test('the connection of a subscription that opens while the server stops ends, too', async () => {
    let stop = () => {}
    const stoppingBus: typeof eventBus = {
      ...eventBus,
      subscribe: (subscriber) => {
        stop()
        return eventBus.subscribe(subscriber)
      },
    }
    const second = await startServer({ db, infrastructure: { eventBus: stoppingBus }, until: afterAll })
    stop = () => void second.drain()
    const { cookie } = await newConversation()
    await expect(subscribeToLiveEvents(second.origin, { cookie }).next()).rejects.toThrow('Connection closed')
  })

  test.each([
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { liveEvents { kinds } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['introspection', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['two root fields', 'subscription { a: liveEvents { kind } b: liveEvents { kind } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an argument of another type', 'subscription { liveEvents(after: "one") { kind } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['too many tokens', `subscription { liveEvents { ${'kind '.repeat(1_500)} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['too many aliases', `subscription { liveEvents { ${'a: kind '.repeat(31)} } }`, 'LIMIT_EXCEEDED'],
    ['a query', 'query { viewer { id } }', 'BAD_USER_INPUT'],
    ['a mutation', 'mutation { logout }', 'BAD_USER_INPUT'],
  ])('%s is refused', async (_what, query, code) => {
    const { cookie } = await newConversation()
    const { text } = await stream({ cookie }, { query })
    const result: string = /data: (.+)/.exec(text)?.[1] ?? ''
    expect(JSON.parse(result).errors[0].extensions).toEqual({ code })
  })

  test('variables that do not fit are refused', async () => {
    const { cookie } = await newConversation()
    const query = 'subscription ($after: Int) { liveEvents(after: $after) { kind } }'
    const { text } = await stream({ cookie }, { query, variables: { after: -1 } })
    expect(text).toContain('"code":"BAD_USER_INPUT"')
  })

  test('/graphql refuses subscriptions and names their address', async () => {
    const { cookie } = await newConversation()
    const { status, text } = await stream({ cookie }, { query: subscription }, '/graphql')
    expect(status).toBe(400)
    expect(JSON.parse(text).errors[0].message).toBe('Send subscriptions to /graphql/stream.')
  })
})
