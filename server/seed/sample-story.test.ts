import { afterAll, describe, expect, test } from 'vitest'
import { engagements } from '../../fixtures/engagements'
import { databases } from '../testing/databases'
import { executor } from '../testing/execute'
import { signedInAs } from '../testing/sign-in'
import { expectBalancedBooks, seen } from '../testing/trade'

describe.each(databases)('the sample story on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const statesOf = async (role: 'CUSTOMER' | 'VENDOR' | 'FREELANCER' | 'BROKER' | 'ADMIN', as: string) => {
    const visitor = await signedInAs(execute, role)
    const document = `query ($as: EngagementSide!) { engagements(as: $as, first: 50) { nodes { state } } }`
    const { data } = await execute(document, { as }, visitor)
    return new Set(data.engagements.nodes.map(({ state }: { state: string }) => state))
  }

  test('its books are balanced', () => expectBalancedBooks(db))

  test('opens every sample account on business in different states', async () => {
    expect(await statesOf('CUSTOMER', 'BUYER')).toHaveProperty('size', 9)
    expect(await statesOf('VENDOR', 'SELLER')).toEqual(new Set(['DELIVERED', 'COMPLETED']))
    expect(await statesOf('FREELANCER', 'SELLER')).toEqual(
      new Set(['OFFERED', 'IN_PROGRESS', 'CHANGES_REQUESTED', 'COMPLETED']),
    )
    expect(await statesOf('BROKER', 'SELLER')).toEqual(
      new Set(['QUOTE_REQUESTED', 'AWAITING_REQUIREMENTS', 'DELIVERED', 'DISPUTED', 'COMPLETED']),
    )
    expect(await statesOf('ADMIN', 'ADMIN')).toContain('DISPUTED')
  })

  test('every number in it opens', async () => {
    const visitor = await signedInAs(execute, 'CUSTOMER')
    for (const { number } of engagements) {
      const { data } = await execute(`query ($id: ID!) { engagement(id: $id) { ${seen} } }`, { id: number }, visitor)
      expect(data.engagement).toMatchObject({ number, viewerSide: 'BUYER' })
    }
  })

  test('its orders add up', async () => {
    const visitor = await signedInAs(execute, 'CUSTOMER')
    const { data } = await execute(
      '{ orders { nodes { id state total engagements { money { price } } } } }',
      {},
      visitor,
    )
    expect(data.orders.nodes).toHaveLength(7)
    for (const { total, engagements } of data.orders.nodes) {
      const sum = engagements.reduce((sum: number, { money }: { money: { price: number } }) => sum + money.price, 0)
      expect(total).toBeCloseTo(sum, 2)
    }
  })

  test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const)(
    '%s has unread messages and news',
    async (role) => {
      const { data } = await execute(
        `{ viewer { unreadMessages unreadNotifications } conversations { nodes { unreadCount lastMessage { sequence } messages { totalCount } } } }`,
        {},
        await signedInAs(execute, role),
      )
      const { viewer, conversations } = data
      const sum = conversations.nodes.reduce(
        (sum: number, { unreadCount }: { unreadCount: number }) => sum + unreadCount,
        0,
      )
      expect(viewer.unreadMessages).toBeGreaterThan(0)
      expect(viewer.unreadMessages).toBe(sum)
      expect(viewer.unreadNotifications).toBeGreaterThan(0)
      for (const { lastMessage, messages } of conversations.nodes)
        expect(lastMessage.sequence).toBe(messages.totalCount)
    },
  )

  test('holds reviews of both sides with a reply, and one that waits for the customer’s', async () => {
    const reviewsOf = async (role: 'CUSTOMER' | 'FREELANCER', id: string) => {
      const source = `query ($id: ID!) { engagement(id: $id) { reviewUntil reviews { side publishedAt reply } } }`
      return (await execute(source, { id }, await signedInAs(execute, role))).data.engagement
    }
    const published = { publishedAt: expect.any(String) }
    expect((await reviewsOf('FREELANCER', 'MQ-2B5TH')).reviews).toEqual([
      { side: 'BUYER', ...published, reply: expect.any(String) },
      { side: 'SELLER', ...published, reply: null },
    ])
    expect(await reviewsOf('CUSTOMER', 'MQ-2D9WJ')).toEqual({ reviewUntil: expect.any(String), reviews: [] })
    expect(await reviewsOf('FREELANCER', 'MQ-2D9WJ')).toEqual({
      reviewUntil: null,
      reviews: [{ side: 'SELLER', publishedAt: null, reply: null }],
    })
  })

  test('its ratings include its reviews', async () => {
    const { data } = await execute('{ service(id: "srv-1502") { rating reviewCount reviews { totalCount } } }')
    expect(data.service).toEqual({ rating: 4.9, reviewCount: 101, reviews: { totalCount: 1 } })
  })

  test.each(['VENDOR', 'BROKER'] as const)('%s has a job with applicants', async (role) => {
    const source = '{ ownJobs { nodes { applications { nodes { id availableTransitions { name } } } } } }'
    const { data } = await execute(source, {}, await signedInAs(execute, role))
    expect(data.ownJobs.nodes[0].applications.nodes.length).toBeGreaterThan(1)
  })
})
