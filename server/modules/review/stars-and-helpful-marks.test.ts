import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import type { ReviewSort } from '../../testing/generated/schema'
import { codeOf, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import {
  HelpfulReviewDocument,
  MarkReviewHelpfulDocument,
  SortedReviewsDocument,
  StarCountsDocument,
} from './stars-and-helpful-marks.test.generated'

const COMPANY = 'com-keller-reports'

describe.each(databases)('stars and helpful marks of reviews on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const listAll = async (sort: ReviewSort) => {
    const nodes = []
    let after: string | null | undefined
    do {
      const { reviews } = (await execute(SortedReviewsDocument, { of: COMPANY, sort, after })).data
      nodes.push(...reviews.nodes)
      after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : undefined
    } while (after)
    return nodes
  }

  test('review sort: newest, highest, lowest and most helpful first, page by page', async () => {
    const newest = await listAll('NEWEST')
    expect(newest.length).toBeGreaterThan(10)
    const dates = newest.map(({ publishedAt }) => String(publishedAt))
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const [sort, key, sign] of [
      ['HIGHEST', 'rating', -1],
      ['LOWEST', 'rating', 1],
      ['MOST_HELPFUL', 'helpfulCount', -1],
    ] as const) {
      const sorted = await listAll(sort)
      expect(new Set(sorted.map(({ id }) => id))).toEqual(new Set(newest.map(({ id }) => id)))
      const values = sorted.map((review) => review[key])
      expect(values).toEqual(values.toSorted((a, b) => sign * (a - b)))
      expect(new Set(values).size).toBeGreaterThan(1)
    }
  })

  test('star counts: five stars first, for listings and profiles; none for unknown ids', async () => {
    for (const of of ['srv-1502', COMPANY, 'usr-tomas-vidal']) {
      const { starCounts } = (await execute(StarCountsDocument, { of })).data
      expect(starCounts.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
    }
    expect((await execute(StarCountsDocument, { of: 'srv-0' })).data.starCounts).toEqual([])
  })

  const latest = async (visitor?: Visitor) =>
    expectValue((await execute(HelpfulReviewDocument, { of: 'prd-2801' }, visitor)).data.reviews.nodes[0])
  const mark = async (visitor: Visitor, reviewId: string, helpful: boolean) =>
    (await runAs(execute, visitor)(MarkReviewHelpfulDocument, { input: { reviewId, helpful } })).markReviewHelpful

  test('helpful: an account marks a review once, and can take the mark back', async () => {
    const vendor = await signedInAs(execute, 'VENDOR')
    const broker = await signedInAs(execute, 'BROKER')
    const { id, helpfulCount, markedHelpful } = await latest(vendor)
    expect(markedHelpful).toBe(false)
    const twice = await Promise.all([mark(vendor, id, true), mark(vendor, id, true)])
    expect(twice.map(({ __typename }) => __typename)).toEqual(['ReviewMarked', 'ReviewMarked'])
    expect(await latest(vendor)).toMatchObject({ id, helpfulCount: helpfulCount + 1, markedHelpful: true })
    expect(await latest()).toMatchObject({ helpfulCount: helpfulCount + 1, markedHelpful: false })
    await mark(broker, id, true)
    await mark(vendor, id, false)
    const again = await mark(vendor, id, false)
    expect(again).toMatchObject({ review: { id, helpfulCount: helpfulCount + 1, markedHelpful: false } })
  })

  test('helpful: not for one’s own review, an unknown one, or signed out', async () => {
    const { id, author } = await latest()
    const notFound = { __typename: 'ReviewNotFound', message: 'This review is no longer shown, or it is your own.' }
    const customer = await signedInAs(execute, 'CUSTOMER')
    await db.updateTable('review').set({ authorId: 'usr-clara-whitfield' }).where('id', '=', id).execute()
    expect(await mark(customer, id, true)).toEqual(notFound)
    await db.updateTable('review').set({ authorId: author.id }).where('id', '=', id).execute()
    expect(await mark(customer, 'rev-0', true)).toEqual(notFound)
    const input = { reviewId: id, helpful: true }
    expect(codeOf(await execute(MarkReviewHelpfulDocument, { input }, newVisitor()))).toBe('UNAUTHENTICATED')
  })

  test('helpful: 60 marks within an hour', async () => {
    const { visitor } = await registeredAs(execute, 'eager@example.com')
    const { id } = await latest()
    for (let i = 0; i < 60; i++) expect((await mark(visitor, id, i % 2 === 0)).__typename).toBe('ReviewMarked')
    expect((await mark(visitor, id, true)).__typename).toBe('TooManyAttempts')
  })
})
