import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { DAY_MS } from '../../lib/dates'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { ReviewEngagementInput } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import {
  ProductReviewsDocument,
  ReplyToReviewDocument,
  ReviewEngagementDocument,
  ReviewNotificationsDocument,
  ReviewPageDocument,
  ReviewsOfEngagementDocument,
  ServiceReviewCountsDocument,
} from './review.test.generated'

describe.each(databases)('reviews on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.now()
  const infrastructure = testInfrastructure({ now: () => new Date(moment) })
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const tryWrite = async (visitor: Visitor, engagementId: string, more: Partial<ReviewEngagementInput> = {}) => {
    const input = { engagementId, rating: 2, text: 'It does what it says.', ...more }
    return (await runAs(execute, visitor)(ReviewEngagementDocument, { input })).reviewEngagement
  }
  const write = async (...input: Parameters<typeof tryWrite>) => expectType(await tryWrite(...input), 'ReviewWritten')
  const reply = async (visitor: Visitor, reviewId: string, text = 'Thank you.') =>
    (await runAs(execute, visitor)(ReplyToReviewDocument, { input: { reviewId, text } })).replyToReview
  const engagementOf = async (visitor: Visitor, id: string) =>
    expectValue((await runAs(execute, visitor)(ReviewsOfEngagementDocument, { id })).engagement)
  const notificationsOf = async (visitor: Visitor) =>
    expectValue((await runAs(execute, visitor)(ReviewNotificationsDocument, {})).viewer).notifications.nodes

  let buyerCount = 0
  /** A new customer who has bought a new product of the vendor, which two others have rated. */
  const newPurchase = async (accepted = true) => {
    buyerCount += 1
    const { visitor: buyer, id: buyerId } = await registeredAs(execute, `buyer-${buyerCount}@example.com`)
    const seller = await signedInAs(execute, 'VENDOR')
    const listing = { id: `prd-reviewed-${buyerCount}`, kind: 'product', rating: 4.5, reviewCount: 2 } as const
    await addListings(db, [{ ...listing, sellerId: 'usr-marta-keller', sellerRole: 'VENDOR' }])
    const readProduct = async () =>
      expectValue((await execute(ProductReviewsDocument, { id: listing.id })).data.product)
    const { buy, advance } = engagementsWith(execute)
    const { id, number } = await buy(buyer, listing.id, 100)
    if (accepted) await advance(buyer, id, { acceptDelivery: true })
    return { buyer, buyerId, seller, id, number, readProduct }
  }
  const runWorker = () => createContainer(db, infrastructure, nobody).reviewWorker.run()

  test('review engagement: both reviews are published together; the buyer’s changes the rating', async () => {
    const { buyer, buyerId, seller, id, number, readProduct } = await newPurchase()
    const before = await readProduct()
    const first = await write(buyer, id)
    expect(first).toMatchObject({
      review: { side: 'BUYER', rating: 2, publishedAt: null, author: { id: buyerId } },
      engagement: { reviewUntil: null },
    })
    expect((await engagementOf(buyer, id)).reviews).toHaveLength(1)
    expect(await engagementOf(seller, id)).toEqual({ reviews: [], reviewUntil: expect.any(String) })
    expect(await readProduct()).toEqual(before)
    const waiting = (await notificationsOf(seller)).filter(({ title }) => title === `${number}: you were reviewed`)
    expect(waiting).toMatchObject([{ text: expect.not.stringContaining('It does') }])
    const second = await write(seller, id, { rating: 5, text: 'Paid at once.' })
    expect(second.review.publishedAt).not.toBeNull()
    expect((await engagementOf(seller, id)).reviews).toMatchObject([
      { side: 'BUYER', rating: 2 },
      { side: 'SELLER', rating: 5 },
    ])
    const after = await readProduct()
    const average = (rating: number, count: number) => Math.round(((rating * count + 2) / (count + 1)) * 10) / 10
    expect(after).toMatchObject({
      reviewCount: before.reviewCount + 1,
      rating: average(before.rating, before.reviewCount),
      reviews: { totalCount: before.reviews.totalCount + 1 },
      seller: { company: { reviewCount: Number(before.seller.company?.reviewCount) + 1 } },
    })
    expect(after.reviews.nodes[0]).toMatchObject({ side: 'BUYER', text: 'It does what it says.' })
    expect((await notificationsOf(buyer)).map(({ kind }) => kind)).toContain('REVIEW')
  })

  test('review engagement: a single review is published once after 14 days, and none can follow', async () => {
    const { buyer, id, readProduct } = await newPurchase()
    await write(buyer, id, { rating: 4 })
    const before = await readProduct()
    moment += 14 * DAY_MS - 1_000
    await runWorker()
    expect(await readProduct()).toMatchObject({ rating: before.rating, reviewCount: before.reviewCount })
    moment += 2_000
    await Promise.all([runWorker(), runWorker()])
    expect((await readProduct()).reviewCount).toBe(before.reviewCount + 1)
    const vendor = await signedInAs(execute, 'VENDOR')
    expect(await tryWrite(vendor, id)).toEqual({
      __typename: 'ReviewRefused',
      message: 'The 14 days for a review are over.',
    })
  })

  test('reply to review: once, by the reviewed party, after publication', async () => {
    const { buyer, seller, id } = await newPurchase()
    const { review } = await write(buyer, id)
    const notFound = {
      __typename: 'ReviewNotFound',
      message: 'You can’t reply to this review: it is no longer shown, or you have replied already.',
    }
    expect(await reply(seller, review.id)).toEqual(notFound)
    await write(seller, id)
    expect(await reply(buyer, review.id)).toEqual(notFound)
    expect(await reply(seller, review.id, ' ')).toEqual({ __typename: 'InvalidInput', field: 'text' })
    expect(await reply(seller, review.id)).toMatchObject({ review: { reply: 'Thank you.' } })
    expect(await reply(seller, review.id, 'Once more.')).toEqual(notFound)
  })

  test('review engagement: once for each side, after completion, with valid input, and not by strangers', async () => {
    const { buyer, id } = await newPurchase(false)
    expect(await tryWrite(buyer, id)).toEqual({
      __typename: 'ReviewRefused',
      message: 'This can be reviewed once it is completed.',
    })
    await engagementsWith(execute).advance(buyer, id, { acceptDelivery: true })
    for (const [more, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(2_001) }, 'text'],
    ] as const) {
      expect(await tryWrite(buyer, id, more)).toMatchObject({ __typename: 'InvalidInput', field })
    }
    const both = await Promise.all([tryWrite(buyer, id), tryWrite(buyer, id)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ReviewRefused', 'ReviewWritten'])
    for (const role of ['BROKER', 'ADMIN', 'CUSTOMER'] as const) {
      expect((await tryWrite(await signedInAs(execute, role), id)).__typename).toBe('EngagementNotFound')
    }
  })

  test('review engagement: HTML stays plain text, and is hidden from the other side until publication', async () => {
    const { buyer, seller, id } = await newPurchase()
    const text = '<img src=x onerror=alert(1)> & "so on"\n\nA second paragraph.'
    expect((await write(buyer, id, { text: `  ${text.replaceAll('\n', '\r\n')}  ` })).review.text).toBe(text)
    expect((await engagementOf(seller, id)).reviews).toEqual([])
    expect((await engagementOf(await signedInAs(execute, 'ADMIN'), id)).reviews).toEqual([])
    await expect(tryWrite(seller, id, { rating: 4.5 })).rejects.toThrow()
  })

  test('review engagement: concurrent reviews of both sides are published and counted once', async () => {
    const { buyer, seller, id, readProduct } = await newPurchase()
    const before = await readProduct()
    await Promise.all([buyer, seller, buyer, seller].map((visitor) => tryWrite(visitor, id)))
    const { reviews } = await engagementOf(buyer, id)
    expect(reviews).toMatchObject([{ publishedAt: expect.any(String) }, { publishedAt: expect.any(String) }])
    expect((await readProduct()).reviewCount).toBe(before.reviewCount + 1)
    const { id: reviewId } = expectValue(reviews[0])
    const replies = await Promise.all([reply(seller, reviewId), reply(seller, reviewId)])
    expect(replies.map(({ __typename }) => __typename).sort()).toEqual(['ReviewNotFound', 'ReviewReplied'])
  })

  test('reviews: counted and listed page by page for a service, a freelancer and a company', async () => {
    const { visitor: buyer } = await registeredAs(execute, 'buyer-of-services@example.com')
    const freelancer = await signedInAs(execute, 'FREELANCER')
    const { buy, advance } = engagementsWith(execute)
    const reviewCounts = async () => {
      const variables = { service: 'srv-1503', freelancer: 'usr-tomas-vidal' }
      const { service, freelancer } = (await execute(ServiceReviewCountsDocument, variables)).data
      return {
        service: expectValue(service),
        company: expectValue(service?.provider.company),
        freelancer: expectValue(freelancer),
      }
    }
    const before = await reviewCounts()
    for (const text of ['The first.', 'The second.']) {
      const { id } = await buy(buyer, 'srv-1503', 189.99)
      await advance(buyer, id, { submitRequirements: { message: 'A scan.' } })
      await advance(freelancer, id, { deliver: { message: 'Done.' } })
      await advance(buyer, id, { acceptDelivery: true })
      await write(buyer, id, { text })
      moment += 1_000
      await write(freelancer, id, { text: 'Clear and quick.' })
    }
    const after = await reviewCounts()
    expect(after.service.reviewCount).toBe(before.service.reviewCount + 1)
    expect(after.company.reviewCount).toBe(before.company.reviewCount + 1)
    expect(after.freelancer).toMatchObject({
      reviewCount: before.freelancer.reviewCount + 1,
      reviews: { totalCount: before.freelancer.reviews.totalCount + 2 },
    })
    const list = async (of: string, cursor?: string | null) =>
      (await execute(ReviewPageDocument, { of, after: cursor })).data.reviews
    for (const of of ['srv-1503', after.freelancer.id, 'usr-tomas-vidal', after.company.id]) {
      const first = await list(of)
      expect(first.nodes).toEqual([{ side: 'BUYER', text: 'The second.', listing: { id: 'srv-1503' } }])
      const second = await list(of, first.pageInfo.endCursor)
      expect(second.nodes).toMatchObject([{ text: 'The first.' }])
    }
    expect((await list('srv-0')).nodes).toEqual([])
  })
})
