import { randomUUID } from 'node:crypto'
import { newBrowser } from './graphql-client'

const password = 'correct horse'

const register = 'mutation ($input: RegisterInput!) { answer: register(input: $input) { __typename } }'
const place = `mutation ($input: PlaceOrderInput!) { answer: placeOrder(input: $input) { __typename
  ... on OrderPlaced { order { id total engagements { id version kind } } } } }`
const cancel = `mutation ($id: ID!, $version: NonNegativeInt!) { answer: advanceEngagement(
  input: { id: $id, version: $version, transition: { cancel: { reason: "Changed my mind." } } }) { __typename } }`

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

/** Somebody who opens an account, then buys and buys, sometimes changes their mind, and remembers what was confirmed. */
export const newShopper = (number: number, offers: readonly Offer[]) => {
  const email = `shopper-${number}@example.com`
  const ask = newBrowser()
  const checkouts: Checkout[] = []
  let cancelled = 0

  const send = async (origin: string, checkout: Checkout) => {
    const { orderId, ...content } = checkout
    const input = { ...content, payment: { token: 'sample-pays-4242' } }
    const { answer } = await ask(origin, place, { input })
    if (answer.__typename !== 'OrderPlaced')
      throw new Error(`${email} got ${JSON.stringify(answer)} instead of an order`)
    if (orderId !== undefined && orderId !== answer.order.id)
      throw new Error(`${orderId} has become ${answer.order.id}`)
    checkout.orderId = answer.order.id
    return answer.order
  }

  return {
    checkouts: (): readonly Checkout[] => checkouts,
    cancelled: () => cancelled,

    register: async (origin: string) => {
      const { answer } = await ask(origin, register, { input: { name: 'Ada', email, password } })
      if (answer.__typename !== 'RegisterSuccess') throw new Error(`${email} got ${JSON.stringify(answer)}`)
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
      const { id, version } = engagements[0]
      const { answer } = await ask(origin, cancel, { id, version })
      if (answer.__typename !== 'EngagementAdvanced')
        throw new Error(`${id} was not cancelled: ${JSON.stringify(answer)}`)
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
