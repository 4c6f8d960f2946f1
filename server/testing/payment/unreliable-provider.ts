import type {
  ChargeState,
  PaymentProvider,
  ProviderBooking,
  ProviderNotification,
} from '../../infrastructure/payment/payment'
import type { Random } from '../../lib/random'

interface Booked {
  cents: number
  known: ChargeState
}

const endings: readonly ChargeState[] = [
  { state: 'paid', lastFour: '4242' },
  { state: 'paid', lastFour: '4242' },
  { state: 'declined' },
  { state: 'canceled' },
]
const firstStates: readonly ChargeState[] = [...endings, { state: 'pending', url: 'https://pay.example/' }]

/** A payment provider with books of its own, which delays, loses, repeats and reorders requests and answers. */
export const createUnreliableProvider = (random: Random, now: () => Date) => {
  const charges = new Map<string, Booked>()
  const refunds = new Map<string, { chargeKey: string; cents: number }>()
  const bookings: ProviderBooking[] = []
  const notifications: ProviderNotification[] = []
  const requests: (() => void)[] = []
  let isReliable = false

  const notify = (kind: ProviderNotification['kind'], key: string) =>
    notifications.push({ id: `${kind}-${notifications.length}-${key}`, at: now(), kind, key })

  const decide = (key: string, cents: number, known: ChargeState) => {
    charges.set(key, { cents, known })
    if (known.state === 'paid') bookings.push({ kind: 'charge', key, cents, at: now() })
    notify('charge', key)
    return known
  }

  /** Idempotent by its key. */
  const charge = (key: string, cents: number) =>
    charges.get(key)?.known ?? decide(key, cents, random.pick(firstStates) ?? { state: 'declined' })

  const cancel = (key: string) => {
    const { cents, known } = charges.get(key) ?? { cents: 0 }
    return known && known.state !== 'pending' ? known : decide(key, cents, { state: 'canceled' })
  }

  const refund = (key: string, chargeKey: string, cents: number) => {
    if (refunds.has(key)) return 'done' as const
    const charged = charges.get(chargeKey)
    const before = [...refunds.values()].filter((other) => other.chargeKey === chargeKey)
    const total = before.reduce((sum, other) => sum + other.cents, cents)
    if (charged?.known.state !== 'paid' || total > charged.cents) throw new Error(`${chargeKey} can't be refunded`)
    refunds.set(key, { chargeKey, cents })
    bookings.push({ kind: 'refund', key, cents, at: now() })
    notify('refund', key)
    return 'done' as const
  }

  /** The request or its answer may be late, lost or repeated. */
  const send = <Answer>(handle: () => Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const answer = () => {
        try {
          resolve(handle())
        } catch (error) {
          reject(error)
        }
      }
      if (isReliable || random.happens(0.5)) answer()
      else if (random.happens(0.3)) requests.push(answer)
      else {
        if (random.happens(0.7)) requests.push(answer, answer)
        reject(new Error('No answer'))
      }
    })

  const provider: PaymentProvider = {
    name: 'Unreliable provider',
    webhookPath: 'unreliable',
    checkout: 'HOSTED',
    sampleCards: [],
    charge: ({ key, cents }) => send(() => charge(key, cents)),
    find: (key) => send(() => charges.get(key)?.known),
    cancel: (key) => send(() => cancel(key)),
    refund: ({ key, chargeKey, cents }) => send(() => refund(key, chargeKey, cents)),
    async *bookings(since) {
      for (const booking of bookings) if (booking.at >= since) yield booking
    },
    // In tests the header `x-signature: genuine` stands for a valid signature.
    readNotification: (body, headers) =>
      headers['x-signature'] === 'genuine' ? notifications.find(({ id }) => id === body.toString()) : undefined,
  }

  return {
    provider,
    notifications,
    /** Lets a request arrive that is under way, in any order. */
    deliver: () => {
      const [request] = requests.splice(random.below(requests.length), 1)
      request?.()
    },
    isIdle: () => requests.length === 0,
    /** A buyer pays on the provider's page, or gives up. */
    decideOne: () => {
      const pending = [...charges].filter(([, { known }]) => known.state === 'pending')
      const [key, booked] = random.pick(pending) ?? []
      const ending = random.pick(endings)
      if (key && booked && ending) decide(key, booked.cents, ending)
    },
    makeReliable: () => {
      isReliable = true
    },
    /** The paid charges that are not refunded as a whole. */
    keptCharges: () =>
      [...charges].flatMap(([key, { cents, known }]) => {
        const back = [...refunds.values()].filter(({ chargeKey }) => chargeKey === key)
        const kept = cents - back.reduce((sum, other) => sum + other.cents, 0)
        return known.state === 'paid' && kept > 0 ? [{ key, cents: kept }] : []
      }),
  }
}
