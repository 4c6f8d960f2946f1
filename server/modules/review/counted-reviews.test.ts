import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { CountedReviewsDocument } from './counted-reviews.test.generated'
import { ReviewEngagementDocument } from './review.test.generated'

describe.each(databases)('counted reviews on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { buy, advance } = engagementsWith(execute)
  afterAll(() => db.destroy())

  let accountCount = 0
  const newAccount = async (role: 'CUSTOMER' | 'VENDOR') => {
    accountCount += 1
    return (await registeredAs(execute, `account-${accountCount}@example.com`, role)).visitor
  }
  const newProduct = async (price: number) => {
    const seller = await newAccount('VENDOR')
    const listings = sellerOf(execute, seller)
    const { id, updatedAt } = await listings.create()
    await listings.edit({ id, updatedAt, ...completeDraft, price })
    await listings.publish(id)
    return { seller, id }
  }
  const review = async (visitor: Visitor, engagementId: string, rating: number) => {
    const input = { engagementId, rating, text: 'It does what it says.' }
    expectType((await runAs(execute, visitor)(ReviewEngagementDocument, { input })).reviewEngagement, 'ReviewWritten')
  }
  /** Buys, and reviews once the engagement is completed. The seller's review publishes the buyer's. */
  const buyAndReview = async (buyer: Visitor, product: { seller: Visitor; id: string }, price: number, rating = 5) => {
    const { id } = await buy(buyer, product.id, price)
    await advance(buyer, id, { acceptDelivery: true })
    await review(buyer, id, rating)
    await review(product.seller, id, 5)
  }
  const read = async (of: string) => {
    const { reviews, product } = (await execute(CountedReviewsDocument, { of })).data
    const { rating, reviewCount, seller } = expectValue(product)
    const counted = reviews.nodes.filter((entry) => entry.counted).map((entry) => entry.rating)
    return { written: reviews.nodes.length, counted, rating, reviewCount, ofCompany: seller.company?.reviewCount }
  }

  test('reviews of what cost nothing do not change ratings', async () => {
    const product = await newProduct(0)
    const buyer = await newAccount('CUSTOMER')
    for (let order = 0; order < 30; order++) await buyAndReview(buyer, product, 0)
    expect(await read(product.id)).toMatchObject({ counted: [], rating: 0, reviewCount: 0, ofCompany: 0 })
  })

  test('a buyer’s first review of a listing counts, later ones don’t; another buyer’s does', async () => {
    const product = await newProduct(10)
    const [buyer, other] = [await newAccount('CUSTOMER'), await newAccount('CUSTOMER')]
    await buyAndReview(buyer, product, 10, 2)
    const first = { written: 1, counted: [2], rating: 2, reviewCount: 1, ofCompany: 1 }
    expect(await read(product.id)).toEqual(first)
    await buyAndReview(buyer, product, 10, 5)
    expect(await read(product.id)).toEqual({ ...first, written: 2 })
    await buyAndReview(other, product, 10, 4)
    expect(await read(product.id)).toMatchObject({ written: 3, reviewCount: 2, rating: 3 })
  })

  test('a buyer’s concurrent reviews of a listing count once', async () => {
    const { seller, id } = await newProduct(10)
    const buyer = await newAccount('CUSTOMER')
    const bought = []
    for (let order = 0; order < 3; order++) {
      const engagement = await buy(buyer, id, 10)
      await advance(buyer, engagement.id, { acceptDelivery: true })
      await review(buyer, engagement.id, 5)
      bought.push(engagement)
    }
    await Promise.all(bought.map((engagement) => review(seller, engagement.id, 5)))
    expect(await read(id)).toMatchObject({ written: 3, counted: [5], reviewCount: 1 })
  })

  test.each([
    { refund: 10, reviewCount: 0 },
    { refund: 9.99, reviewCount: 1 },
  ])('after a refund of $refund of 10 dollars $reviewCount reviews count', async ({ refund, reviewCount }) => {
    const { seller, id } = await newProduct(10)
    const buyer = await newAccount('CUSTOMER')
    const engagement = await buy(buyer, id, 10)
    await advance(buyer, engagement.id, { openDispute: { reason: 'It is empty.' } })
    const admin = await signedInAs(execute, 'ADMIN')
    await advance(admin, engagement.id, { resolve: { refund, reason: 'Part of it goes back.' } })
    await review(buyer, engagement.id, 1)
    await review(seller, engagement.id, 5)
    expect(await read(id)).toMatchObject({ written: 1, reviewCount })
  })
})
