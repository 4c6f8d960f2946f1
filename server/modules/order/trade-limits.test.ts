import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { expectType } from '../../testing/result'

describe.each(databases)('limits of trade on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { tryAdvance, tryPlace, tryRequestQuote } = engagementsWith(execute)
  await addListings(db, [{ id: 'srv-free', priceCents: 0, sellerId: 'usr-priya-raman' }])
  const { visitor: buyer } = await registeredAs(execute, 'buyer@example.net')
  afterAll(() => db.destroy())

  const typesOf = async (count: number, send: (index: number) => Promise<{ __typename?: string | undefined }>) => {
    const types: (string | undefined)[] = []
    for (let index = 0; index < count; index += 1) types.push((await send(index)).__typename)
    return types
  }

  test('an account places 60 orders an hour', async () => {
    const place = () =>
      tryPlace(buyer, {
        lines: [{ listingId: 'srv-free', quantity: 1 }],
        expectedTotal: 0,
        idempotencyKey: randomUUID(),
      })
    const types = await typesOf(61, place)
    expect(types).toEqual([...Array(60).fill('OrderPlaced'), 'TooManyAttempts'])
  })

  test('an account requests 30 quotes an hour', async () => {
    const request = (index: number) =>
      tryRequestQuote(buyer, { profileId: 'usr-priya-raman', listingId: 'srv-free', message: `Wish ${index}` })
    const types = await typesOf(31, request)
    expect(types).toEqual([...Array(30).fill('QuoteRequested'), 'TooManyAttempts'])
  })

  test('an account sends 60 offers an hour, revised ones among them', async () => {
    const quoted = await registeredAs(execute, 'quoted@example.net')
    const seller = await signedInAs(execute, 'BROKER')
    const quote = await tryRequestQuote(quoted.visitor, { profileId: 'usr-priya-raman', message: 'A search.' })
    const { id } = expectType(quote, 'QuoteRequested').engagement
    const offer = (index: number) =>
      tryAdvance(seller, id, { sendOffer: { price: 100 + index, days: 5, message: 'An offer.' } })
    expect(await typesOf(61, offer)).toEqual([...Array(60).fill('EngagementAdvanced'), 'TooManyAttempts'])
  })

  test('an account opens 30 disputes an hour: it can withdraw them', async () => {
    const { delivered } = await paidEngagementsOn(db, execute)
    const { id, buyer } = await delivered()
    const open = async () => {
      const opened = await tryAdvance(buyer.visitor, id, { openDispute: { reason: 'A doubt.' } })
      await tryAdvance(buyer.visitor, id, { withdrawDispute: {} })
      return opened
    }
    expect(await typesOf(31, open)).toEqual([...Array(30).fill('EngagementAdvanced'), 'TooManyAttempts'])
  })
})
