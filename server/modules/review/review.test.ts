import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { nobody } from '../../api/visitor'
import { createContainer } from '../../modules/container'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { registeredAs } from '../../testing/register'
import { signedInAs } from '../../testing/sign-in'
import { tradeWith } from '../../testing/trade'

const review = 'id side rating text publishedAt reply author { id }'
const DAY_MS = 86_400_000
const PRODUCT = 'prd-2101'

describe.each(databases)('reviews on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.now()
  const infrastructure = testInfrastructure({ now: () => new Date(moment) })
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const run = async (visitor: Visitor, source: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await execute(source, variables, visitor)
    if (errors) throw new Error(errors[0].message)
    return data.answer
  }
  const write = (visitor: Visitor, engagementId: string, more: Record<string, unknown> = {}) =>
    run(
      visitor,
      `mutation ($input: ReviewEngagementInput!) { answer: reviewEngagement(input: $input) { __typename
        ... on ReviewWritten { review { ${review} } engagement { reviewUntil } } ... on ReviewRefused { message }
        ... on InvalidInput { field message } ... on EngagementNotFound { message } } }`,
      { input: { engagementId, rating: 2, text: 'It does what it says.', ...more } },
    )
  const reply = (visitor: Visitor, reviewId: string, text = 'Thank you.') =>
    run(
      visitor,
      `mutation ($input: ReplyToReviewInput!) { answer: replyToReview(input: $input) { __typename
        ... on ReviewReplied { review { ${review} } } ... on ReviewNotFound { message } ... on InvalidInput { field } } }`,
      { input: { reviewId, text } },
    )
  const engagementOf = (visitor: Visitor, id: string) =>
    run(visitor, `query ($id: ID!) { answer: engagement(id: $id) { reviewUntil reviews { ${review} } } }`, { id })
  const listed = async () => {
    const source = `{ product(id: "${PRODUCT}") { rating reviewCount reviews { totalCount nodes { ${review} } } seller { company { rating reviewCount reviews { totalCount } } } } }`
    return (await execute(source)).data.product
  }

  let people = 0
  /** A customer who has bought the vendor's product, and accepted it or not. */
  const bought = async (accepted = true) => {
    people += 1
    const { visitor: buyer, id: buyerId } = await registeredAs(execute, `buyer-${people}@example.com`)
    const seller = await signedInAs(execute, 'VENDOR')
    const { price } = (await execute(`{ product(id: "${PRODUCT}") { price } }`)).data.product
    const { buy, advance } = tradeWith(execute)
    const { id } = await buy(buyer, PRODUCT, price)
    if (accepted) await advance(buyer, id, { acceptDelivery: true })
    return { buyer, buyerId, seller, id }
  }
  const publishDue = () => createContainer(db, infrastructure, nobody).reviewWorker.run()

  test('both are published together; the buyer’s counts, on top of what was there', async () => {
    const before = await listed()
    const { buyer, buyerId, seller, id } = await bought()
    const first = await write(buyer, id)
    expect(first).toMatchObject({
      review: { side: 'BUYER', rating: 2, publishedAt: null, author: { id: buyerId } },
      engagement: { reviewUntil: null },
    })
    expect((await engagementOf(buyer, id)).reviews).toHaveLength(1)
    expect(await engagementOf(seller, id)).toEqual({ reviews: [], reviewUntil: expect.any(String) })
    expect(await listed()).toEqual(before)
    const told = await run(seller, '{ answer: viewer { notifications { nodes { title text } } } }')
    const waits = told.notifications.nodes.filter(({ title }: { title: string }) => title.includes('you were reviewed'))
    expect(waits).toEqual([{ title: expect.stringMatching(/^MQ-/), text: expect.not.stringContaining('It does') }])
    const second = await write(seller, id, { rating: 5, text: 'Paid at once.' })
    expect(second.review.publishedAt).not.toBeNull()
    expect((await engagementOf(seller, id)).reviews).toMatchObject([
      { side: 'BUYER', rating: 2 },
      { side: 'SELLER', rating: 5 },
    ])
    const after = await listed()
    const average = (rating: number, count: number) => Math.round(((rating * count + 2) / (count + 1)) * 10) / 10
    expect(after).toMatchObject({
      reviewCount: before.reviewCount + 1,
      rating: average(before.rating, before.reviewCount),
      reviews: { totalCount: before.reviews.totalCount + 1 },
      seller: { company: { reviewCount: before.seller.company.reviewCount + 1 } },
    })
    expect(after.reviews.nodes[0]).toMatchObject({ side: 'BUYER', text: 'It does what it says.' })
    const news = await run(buyer, '{ answer: viewer { notifications { nodes { kind } } } }')
    expect(news.notifications.nodes).toContainEqual({ kind: 'REVIEW' })
  })

  test('alone it is published when the time is over, once, and nothing can be added', async () => {
    const { buyer, id } = await bought()
    await write(buyer, id, { rating: 4 })
    const before = await listed()
    moment += 14 * DAY_MS - 1_000
    await publishDue()
    expect(await listed()).toEqual(before)
    moment += 2_000
    await Promise.all([publishDue(), publishDue()])
    expect((await listed()).reviewCount).toBe(before.reviewCount + 1)
    const again = await signedInAs(execute, 'VENDOR')
    expect(await write(again, id)).toEqual({
      __typename: 'ReviewRefused',
      message: 'The 14 days for a review are over.',
    })
  })

  test('one reply, by whom the review is about, once it is published', async () => {
    const { buyer, seller, id } = await bought()
    const { review: written } = await write(buyer, id)
    const none = { __typename: 'ReviewNotFound', message: 'You have no such review to answer.' }
    expect(await reply(seller, written.id)).toEqual(none)
    await write(seller, id)
    expect(await reply(buyer, written.id)).toEqual(none)
    expect(await reply(seller, written.id, ' ')).toEqual({ __typename: 'InvalidInput', field: 'text' })
    expect((await reply(seller, written.id)).review).toMatchObject({ reply: 'Thank you.' })
    expect(await reply(seller, written.id, 'Once more.')).toEqual(none)
  })

  test('each side once, only of what is completed, only in its limits, and no stranger', async () => {
    const { buyer, id } = await bought(false)
    expect(await write(buyer, id)).toEqual({
      __typename: 'ReviewRefused',
      message: 'This can be reviewed once it is completed.',
    })
    await tradeWith(execute).advance(buyer, id, { acceptDelivery: true })
    for (const [more, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(2_001) }, 'text'],
    ] as const) {
      expect(await write(buyer, id, more)).toMatchObject({ __typename: 'InvalidInput', field })
    }
    const both = await Promise.all([write(buyer, id), write(buyer, id)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ReviewRefused', 'ReviewWritten'])
    for (const role of ['BROKER', 'ADMIN', 'CUSTOMER'] as const) {
      expect((await write(await signedInAs(execute, role), id)).__typename).toBe('EngagementNotFound')
    }
  })

  test('what was written is text, whatever it looks like, and stays apart from the other side until then', async () => {
    const { buyer, seller, id } = await bought()
    const text = '<img src=x onerror=alert(1)> & "so on"\n\nA second paragraph.'
    expect((await write(buyer, id, { text: `  ${text.replaceAll('\n', '\r\n')}  ` })).review.text).toBe(text)
    expect((await engagementOf(seller, id)).reviews).toEqual([])
    expect((await engagementOf(await signedInAs(execute, 'ADMIN'), id)).reviews).toEqual([])
    await expect(write(seller, id, { rating: 4.5 })).rejects.toThrow()
  })

  test('both sides at once publish both, and count once', async () => {
    const { buyer, seller, id } = await bought()
    const before = await listed()
    await Promise.all([write(buyer, id), write(seller, id), write(buyer, id), write(seller, id)])
    const { reviews } = await engagementOf(buyer, id)
    expect(reviews).toMatchObject([{ publishedAt: expect.any(String) }, { publishedAt: expect.any(String) }])
    expect((await listed()).reviewCount).toBe(before.reviewCount + 1)
    const replies = await Promise.all([reply(seller, reviews[0].id), reply(seller, reviews[0].id)])
    expect(replies.map(({ __typename }) => __typename).sort()).toEqual(['ReviewNotFound', 'ReviewReplied'])
  })

  test('a freelancer’s profile, company and service all count it, and each lists it page by page', async () => {
    const { visitor: buyer } = await registeredAs(execute, 'buyer-of-services@example.com')
    const freelancer = await signedInAs(execute, 'FREELANCER')
    const { buy, advance } = tradeWith(execute)
    const source = `{ service(id: "srv-1503") { rating reviewCount provider { id company { id reviewCount } } }
      freelancer(id: "usr-tomas-vidal") { id reviewCount reviews { totalCount } } }`
    const before = (await execute(source)).data
    for (const text of ['The first.', 'The second.']) {
      const { id } = await buy(buyer, 'srv-1503', 189.99)
      await advance(buyer, id, { submitRequirements: { message: 'A scan.' } })
      await advance(freelancer, id, { deliver: { message: 'Done.' } })
      await advance(buyer, id, { acceptDelivery: true })
      await write(buyer, id, { text })
      moment += 1_000
      await write(freelancer, id, { text: 'Clear and quick.' })
    }
    const after = (await execute(source)).data
    expect(after.service.reviewCount).toBe(before.service.reviewCount + 2)
    expect(after.service.provider.company.reviewCount).toBe(before.service.provider.company.reviewCount + 2)
    expect(after.freelancer).toMatchObject({
      reviewCount: before.freelancer.reviewCount + 2,
      reviews: { totalCount: before.freelancer.reviews.totalCount + 2 },
    })
    const list = `query ($of: ID!, $after: String) { answer: reviews(of: $of, first: 1, after: $after) {
      nodes { side text listing { id } } pageInfo { endCursor hasNextPage } } }`
    for (const of of ['srv-1503', after.freelancer.id, 'usr-tomas-vidal', after.service.provider.company.id]) {
      const first = await run(nobody, list, { of })
      expect(first.nodes).toEqual([{ side: 'BUYER', text: 'The second.', listing: { id: 'srv-1503' } }])
      const second = await run(nobody, list, { of, after: first.pageInfo.endCursor })
      expect(second.nodes).toMatchObject([{ text: 'The first.' }])
    }
    expect((await run(nobody, list, { of: 'srv-0' })).nodes).toEqual([])
  })
})
