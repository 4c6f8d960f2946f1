import { afterAll, describe, expect, test } from 'vitest'
import { attachments } from '../../fixtures/attachments'
import { engagements } from '../../fixtures/engagements'
import { memoryFiles } from '../infrastructure/files/files'
import { fileKey } from '../modules/upload/stored-file'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../testing/engagements'
import { executor } from '../testing/execute'
import type { EngagementSide, UserRole } from '../testing/generated/schema'
import { expectValue } from '../testing/result'
import { addSampleAttachments } from './attachments'
import {
  EngagementReviewsDocument,
  EngagementStatesDocument,
  OrderTotalsDocument,
  OwnJobApplicantsDocument,
  ServiceRatingDocument,
  UnreadCountsDocument,
} from './sample-data.test.generated'

describe.each(databases)('sample data on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const statesOf = async (role: UserRole, as: EngagementSide) => {
    const { data } = await execute(EngagementStatesDocument, { as }, await signedInAs(execute, role))
    return new Set(data.engagements.nodes.map(({ state }) => state))
  }

  test('has a balanced ledger', () => expectBalancedLedger(db))

  test('gives every sample account engagements in different states', async () => {
    expect(await statesOf('CUSTOMER', 'BUYER')).toHaveProperty('size', 10)
    expect(await statesOf('VENDOR', 'SELLER')).toEqual(new Set(['DELIVERED', 'COMPLETED']))
    expect(await statesOf('FREELANCER', 'SELLER')).toEqual(
      new Set(['OFFERED', 'AWAITING_FUNDING', 'IN_PROGRESS', 'DELIVERED', 'CHANGES_REQUESTED', 'COMPLETED']),
    )
    expect(await statesOf('BROKER', 'SELLER')).toEqual(
      new Set(['QUOTE_REQUESTED', 'AWAITING_REQUIREMENTS', 'DELIVERED', 'DISPUTED', 'COMPLETED']),
    )
    expect(await statesOf('ADMIN', 'ADMIN')).toContain('DISPUTED')
  })

  test('every engagement is found by its number', async () => {
    const visitor = await signedInAs(execute, 'CUSTOMER')
    for (const { number } of engagements.flatMap((engagement) => [engagement, ...(engagement.milestones ?? [])])) {
      const engagement = await engagementsWith(execute).findEngagement(visitor, number)
      expect(engagement).toMatchObject({ number, viewerSide: 'BUYER' })
    }
  })

  test('has the files beside its texts, written once', async () => {
    const fileStore = memoryFiles()
    for (const _ of [1, 2]) await addSampleAttachments(db, fileStore)
    const rows = await db.selectFrom('attachment').selectAll().orderBy('id').execute()
    expect(rows.map(({ name }) => name)).toEqual(attachments.map(({ name }) => name))
    for (const { id, size } of rows) expect((await fileStore.get(fileKey(id)))?.length).toBe(size)
  })

  test('what was paid for the engagements at the checkout adds up to the total of their order', async () => {
    const visitor = await signedInAs(execute, 'CUSTOMER')
    const { data } = await execute(OrderTotalsDocument, {}, visitor)
    expect(data.orders.nodes).toHaveLength(11)
    for (const { total, engagements } of data.orders.nodes) {
      const paid = engagements.flatMap(({ events }) => events.filter(({ transition }) => transition === 'BUY'))
      expect(total).toBeCloseTo(
        paid.reduce((sum, { amount }) => sum + expectValue(amount), 0),
        2,
      )
    }
  })

  test.each(['CUSTOMER', 'VENDOR', 'FREELANCER', 'BROKER', 'ADMIN'] as const)(
    '%s has unread messages and notifications',
    async (role) => {
      const { data } = await execute(UnreadCountsDocument, {}, await signedInAs(execute, role))
      const { viewer, conversations } = data
      const sum = conversations.nodes.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
      expect(viewer?.unreadMessages).toBeGreaterThan(0)
      expect(viewer?.unreadMessages).toBe(sum)
      // A message counts once, and nothing else has happened to the admin.
      expect(Number(viewer?.unreadNotifications) > 0).toBe(role !== 'ADMIN')
      for (const { lastMessage, messages } of conversations.nodes)
        expect(lastMessage?.sequence).toBe(messages?.totalCount)
    },
  )

  test('notifications of applications have the texts of new ones', async () => {
    const rows = await db.selectFrom('notification').selectAll().where('kind', '=', 'APPLICATION').execute()
    const texts = rows.map(({ title, text }) => `${title}: ${text}`)
    expect(texts).toContain(
      'New offer: Tomás Vidal offers $480.00, done in 6 days for Drawings for a Patent on a Valve.',
    )
    expect(texts).toContain('Offer shortlisted: Register Our Name in the EU and the UK')
    expect(texts).toContain('Application shortlisted: Patent Data Analyst')
    expect(texts.join('\n')).not.toContain('Somebody')
  })

  test.each(['APPLICATION', 'MESSAGE'] as const)(
    'notifications of the kind %s go with the account that they are about',
    async (kind) => {
      const rows = await db.selectFrom('notification').selectAll().where('kind', '=', kind).execute()
      expect(rows).not.toEqual([])
      expect(rows.filter(({ aboutId }) => aboutId === null)).toEqual([])
    },
  )

  test('has published reviews of both sides with a reply, and one that waits for the customer’s review', async () => {
    const reviewsOf = async (role: UserRole, id: string) =>
      (await execute(EngagementReviewsDocument, { id }, await signedInAs(execute, role))).data.engagement
    const published = { publishedAt: expect.any(String) }
    expect((await reviewsOf('FREELANCER', 'MQ-2B5TH'))?.reviews).toEqual([
      { side: 'BUYER', ...published, reply: expect.any(String) },
      { side: 'SELLER', ...published, reply: null },
    ])
    expect(await reviewsOf('CUSTOMER', 'MQ-2D9WJ')).toEqual({ reviewUntil: expect.any(String), reviews: [] })
    expect(await reviewsOf('FREELANCER', 'MQ-2D9WJ')).toEqual({
      reviewUntil: null,
      reviews: [{ side: 'SELLER', publishedAt: null, reply: null }],
    })
  })

  test('ratings of listings include the reviews', async () => {
    const { data } = await execute(ServiceRatingDocument, { id: 'srv-1502' })
    expect(data.service).toEqual({ rating: 4.9, reviewCount: 101, reviews: { totalCount: 3 } })
  })

  test.each(['VENDOR', 'BROKER'] as const)('%s has a job with applicants', async (role) => {
    const { data } = await execute(OwnJobApplicantsDocument, {}, await signedInAs(execute, role))
    expect(data.ownJobs.nodes[0]?.applications?.nodes.length).toBeGreaterThan(1)
  })
})
