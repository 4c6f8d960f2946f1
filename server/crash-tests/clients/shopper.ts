import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RegisterDocument } from '../../testing/accounts/register.generated.ts'
import { AdvanceEngagementDocument } from '../../testing/engagements.generated.ts'
import { expectType, expectValue } from '../../testing/result'
import { newBrowser } from './graphql-client'
import { BoughtEngagementDocument, CheckOutDocument } from './shopper.generated.ts'

const RETRY_MS = 1_000
const password = 'correct horse'

/** Returns the origin for the next request: of one server, or of several in turn. */
export type Site = () => string

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
  const { execute } = newBrowser()
  const checkouts: Checkout[] = []

  const send = async (site: Site, checkout: Checkout): Promise<Placed> => {
    const { orderId, ...content } = checkout
    const input = { ...content, payment: { token: 'sample-pays-4242' } }
    const { placeOrder } = await execute(site(), CheckOutDocument, { input })
    if (placeOrder.__typename === 'PaymentDeclined' && placeOrder.retryable) {
      await wait(RETRY_MS)
      return send(site, checkout)
    }
    const { order } = expectType(placeOrder, 'OrderPlaced')
    if (orderId !== undefined && orderId !== order.id) throw new Error(`${orderId} has become ${order.id}`)
    checkout.orderId = order.id
    return order
  }

  /** Another process may answer: it has to see what this shopper has just written. */
  const expectToRead = async (site: Site, { id, version }: { id: string; version: number }) => {
    const { engagement } = await execute(site(), BoughtEngagementDocument, { id })
    if (engagement?.version !== version)
      throw new Error(`${id} was read at version ${engagement?.version}, not ${version}`)
  }

  return {
    checkouts: (): readonly Checkout[] => checkouts,

    register: async (site: Site) => {
      const { register } = await execute(site(), RegisterDocument, { input: { name: 'Ada', email, password } })
      expectType(register, 'RegisterSuccess')
    },

    buy: async (site: Site) => {
      const bought = listings.slice(checkouts.length % 5, (checkouts.length % 5) + 1 + (checkouts.length % 3))
      const checkout: Checkout = {
        lines: bought.map(({ id }) => ({ listingId: id, quantity: 1 })),
        expectedTotal: Math.round(bought.reduce((sum, { price }) => sum + price * 100, 0)) / 100,
        idempotencyKey: randomUUID(),
        orderId: undefined,
      }
      checkouts.push(checkout)
      const { engagements } = await send(site, checkout)
      const { id, version } = expectValue(engagements[0])
      await expectToRead(site, { id, version })
      if (checkouts.length % 4 > 0) return
      const input = { id, version, transition: { cancel: { reason: 'Changed my mind.' } } }
      const { advanceEngagement } = await execute(site(), AdvanceEngagementDocument, { input })
      expectType(advanceEngagement, 'EngagementAdvanced')
      await expectToRead(site, { id, version: version + 1 })
    },

    /** Repeats the checkouts without a response, and the last one: the same key gives the same order. */
    repeatCheckouts: async (site: Site) => {
      for (const checkout of checkouts.filter(({ orderId }) => orderId === undefined)) await send(site, checkout)
      const last = checkouts.at(-1)
      if (last) await send(site, last)
    },
  }
}

export type Shopper = ReturnType<typeof newShopper>
