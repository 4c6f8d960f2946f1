import { randomUUID } from 'node:crypto'
import { RegisterDocument } from '../testing/register.generated'
import { expectType, expectValue } from '../testing/result'
import { AdvanceEngagementDocument } from '../testing/trade.generated'
import { newBrowser } from './graphql-client'
import { CheckOutDocument } from './shopper.generated'

const password = 'correct horse'

export interface Offer {
  id: string
  price: number
}

/** A checkout as it was sent, and the order that was confirmed for it. */
export interface Checkout {
  lines: { listingId: string; quantity: number }[]
  expectedTotal: number
  idempotencyKey: string
  orderId: string | undefined
}

/** A shopper who registers, buys again and again, cancels sometimes, and remembers what the server has confirmed. */
export const newShopper = (number: number, offers: readonly Offer[]) => {
  const email = `shopper-${number}@example.com`
  const execute = newBrowser()
  const checkouts: Checkout[] = []
  let cancelled = 0

  const send = async (origin: string, checkout: Checkout) => {
    const { orderId, ...content } = checkout
    const input = { ...content, payment: { token: 'sample-pays-4242' } }
    const { placeOrder } = await execute(origin, CheckOutDocument, { input })
    const { order } = expectType(placeOrder, 'OrderPlaced')
    if (orderId !== undefined && orderId !== order.id) throw new Error(`${orderId} has become ${order.id}`)
    checkout.orderId = order.id
    return order
  }

  return {
    checkouts: (): readonly Checkout[] => checkouts,
    cancelled: () => cancelled,

    register: async (origin: string) => {
      const { register } = await execute(origin, RegisterDocument, { input: { name: 'Ada', email, password } })
      expectType(register, 'RegisterSuccess')
    },

    buy: async (origin: string) => {
      const wanted = offers.slice(checkouts.length % 5, (checkouts.length % 5) + 1 + (checkouts.length % 3))
      const checkout: Checkout = {
        lines: wanted.map(({ id }) => ({ listingId: id, quantity: 1 })),
        expectedTotal: Math.round(wanted.reduce((sum, { price }) => sum + price * 100, 0)) / 100,
        idempotencyKey: randomUUID(),
        orderId: undefined,
      }
      checkouts.push(checkout)
      const { engagements } = await send(origin, checkout)
      if (checkouts.length % 4 > 0) return
      const { id, version } = expectValue(engagements[0])
      const input = { id, version, transition: { cancel: { reason: 'Changed my mind.' } } }
      const { advanceEngagement } = await execute(origin, AdvanceEngagementDocument, { input })
      expectType(advanceEngagement, 'EngagementAdvanced')
      cancelled += 1
    },

    /** Sends again whatever was not answered, and what was answered last: under the same key it is the same order. */
    sendAgain: async (origin: string) => {
      for (const checkout of checkouts.filter(({ orderId }) => orderId === undefined)) await send(origin, checkout)
      const last = checkouts.at(-1)
      if (last) await send(origin, last)
    },
  }
}

export type Shopper = ReturnType<typeof newShopper>
