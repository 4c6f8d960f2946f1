import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RegisterDocument } from '../testing/accounts/register.generated'
import { AdvanceEngagementDocument } from '../testing/engagements.generated'
import { expectType, expectValue } from '../testing/result'
import { newBrowser } from './graphql-client'
import { BoughtEngagementDocument, CheckOutDocument } from './shopper.generated'

const RETRY_MS = 1_000
const password = 'correct horse'

interface PricedListing {
  id: string
  price: number
}

interface Checkout {
  lines: { listingId: string; quantity: number }[]
  expectedTotal: number
  idempotencyKey: string
  /** Undefined until it is confirmed. */
  orderId: string | undefined
}

interface Placed {
  id: string
  engagements: readonly { id: string; version: number }[]
}

/** A shopper who registers, buys repeatedly, sometimes cancels, and remembers the orders that the server has confirmed. */
export const newShopper = (number: number, listings: readonly PricedListing[]) => {
  const email = `shopper-${number}@example.com`
  const execute = newBrowser()
  const checkouts: Checkout[] = []

  const send = async (origin: string, checkout: Checkout): Promise<Placed> => {
    const { orderId, ...content } = checkout
    const input = { ...content, payment: { token: 'sample-pays-4242' } }
    const { placeOrder } = await execute(origin, CheckOutDocument, { input })
    if (placeOrder.__typename === 'PaymentDeclined' && placeOrder.retryable) {
      await wait(RETRY_MS)
      return send(origin, checkout)
    }
    const { order } = expectType(placeOrder, 'OrderPlaced')
    if (orderId !== undefined && orderId !== order.id) throw new Error(`${orderId} has become ${order.id}`)
    checkout.orderId = order.id
    return order
  }

  /** Another process may answer: it has to see what this shopper has just written. */
  const expectToRead = async (origin: string, { id, version }: { id: string; version: number }) => {
    const { engagement } = await execute(origin, BoughtEngagementDocument, { id })
    if (engagement?.version !== version)
      throw new Error(`${id} was read at version ${engagement?.version}, not ${version}`)
  }

  return {
    checkouts: (): readonly Checkout[] => checkouts,

    register: async (origin: string) => {
      const { register } = await execute(origin, RegisterDocument, { input: { name: 'Ada', email, password } })
      expectType(register, 'RegisterSuccess')
    },

    buy: async (origin: string) => {
      const bought = listings.slice(checkouts.length % 5, (checkouts.length % 5) + 1 + (checkouts.length % 3))
      const checkout: Checkout = {
        lines: bought.map(({ id }) => ({ listingId: id, quantity: 1 })),
        expectedTotal: Math.round(bought.reduce((sum, { price }) => sum + price * 100, 0)) / 100,
        idempotencyKey: randomUUID(),
        orderId: undefined,
      }
      checkouts.push(checkout)
      const { engagements } = await send(origin, checkout)
      const { id, version } = expectValue(engagements[0])
      await expectToRead(origin, { id, version })
      if (checkouts.length % 4 > 0) return
      const input = { id, version, transition: { cancel: { reason: 'Changed my mind.' } } }
      const { advanceEngagement } = await execute(origin, AdvanceEngagementDocument, { input })
      expectType(advanceEngagement, 'EngagementAdvanced')
      await expectToRead(origin, { id, version: version + 1 })
    },

    /** Repeats the checkouts without a response, and the last one: the same key gives the same order. */
    repeatCheckouts: async (origin: string) => {
      for (const checkout of checkouts.filter(({ orderId }) => orderId === undefined)) await send(origin, checkout)
      const last = checkouts.at(-1)
      if (last) await send(origin, last)
    },
  }
}

export type Shopper = ReturnType<typeof newShopper>
