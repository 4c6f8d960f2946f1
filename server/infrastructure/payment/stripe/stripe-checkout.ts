import type Stripe from 'stripe'
import type { Charge, ChargeState, PaymentProvider } from '../payment'
import type { CheckoutRepository } from './checkout.repository'

const MINUTE = 60
/** The buyer has this long to pay. */
const OPEN_MINUTES = 60
/** Stripe refuses a session that would be open for less than this. */
const MIN_OPEN_MINUTES = 30
const MAX_TITLE = 250

interface Dependencies {
  stripe: Stripe
  checkouts: CheckoutRepository
  now: () => Date
}

/** A charge is a Checkout Session: the buyer pays on Stripe's page, with 3-D Secure where the bank asks for it. */
export const createStripeCheckout = ({ stripe, checkouts, now }: Dependencies) => {
  const retrieve = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })

  /** The session of a charge, with its payment. Undefined if Stripe has none. */
  const sessionOf = async (key: string) => {
    const row = await checkouts.find(key)
    if (!row) return undefined
    const id = row.sessionId ?? (await lostSession(key, row.createdAt))
    return id === undefined ? undefined : retrieve(id)
  }

  /** Finds a session whose answer never reached us, among those of the time in which `charge` may have made it. */
  const lostSession = async (key: string, createdAt: string) => {
    // Stripe's clock may differ from ours by a minute.
    const gte = unixSeconds(new Date(createdAt)) - MINUTE
    const lte = gte + (OPEN_MINUTES - MIN_OPEN_MINUTES + 2) * MINUTE
    const created = { gte, lte }
    for await (const { id, client_reference_id } of stripe.checkout.sessions.list({ created, limit: 100 })) {
      if (client_reference_id !== key) continue
      await checkouts.setSession(key, id)
      return id
    }
    return undefined
  }

  /** Repeated under the same key it must have the same parameters, so the end is counted from the row. */
  const create = ({ key, cents, title, returnUrl, buyerEmail }: Charge, createdAt: string) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: key,
        customer_email: buyerEmail,
        success_url: returnUrl,
        cancel_url: withLeft(returnUrl),
        expires_at: unixSeconds(new Date(createdAt)) + OPEN_MINUTES * MINUTE,
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: cents, product_data: { name: title.slice(0, MAX_TITLE) } },
          },
        ],
        metadata: { key },
        payment_intent_data: { metadata: { key }, transfer_group: key },
      },
      { idempotencyKey: key },
    )

  const find: PaymentProvider['find'] = async (key) => {
    const session = await sessionOf(key)
    if (session) return stateOf(session)
    return (await checkouts.find(key))?.canceled === 1 ? { state: 'canceled' } : undefined
  }

  const charge: PaymentProvider['charge'] = async (request) => {
    const { key } = request
    const row = await checkouts.begin(key, now().toISOString())
    const minutesLeft = OPEN_MINUTES - (now().getTime() - Date.parse(row.createdAt)) / 60_000
    // After a lost response, or too late for a new session, Stripe's own state decides.
    if (row.canceled === 1 || row.sessionId !== null || minutesLeft <= MIN_OPEN_MINUTES)
      return (await find(key)) ?? cancel(key)
    const session = await create(request, row.createdAt)
    if (!(await checkouts.setSession(key, session.id))) await stripe.checkout.sessions.expire(session.id)
    return (await find(key)) ?? stateOf(session)
  }

  const cancel = async (key: string): Promise<ChargeState> => {
    await checkouts.cancel(key, now().toISOString())
    const session = await sessionOf(key)
    if (session?.status !== 'open') return session ? stateOf(session) : { state: 'canceled' }
    // The buyer may pay at this moment, and Stripe refuses then.
    await stripe.checkout.sessions.expire(session.id).catch((error: unknown) => {
      if (!isInvalidRequest(error)) throw error
    })
    return stateOf(await retrieve(session.id))
  }

  return {
    charge,
    find,
    cancel,

    /** The payment of a charge. Throws if the charge was never paid at Stripe. */
    paymentOf: async (key: string) => {
      const payment = paymentIn(await sessionOf(key))
      if (!payment) throw new Error(`The charge ${key} was not paid at Stripe`)
      return payment
    },
  }
}

export type StripeCheckout = ReturnType<typeof createStripeCheckout>

export const unixSeconds = (date: Date) => Math.floor(date.getTime() / 1_000)

const isInvalidRequest = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'

/** The payment intent and the charge of a paid session. */
const paymentIn = (session: Stripe.Checkout.Session | undefined) => {
  const intent = session?.payment_intent ?? null
  if (intent === null || typeof intent === 'string') return undefined
  const { latest_charge: charge } = intent
  return charge === null || typeof charge === 'string' ? undefined : { intent, charge }
}

const stateOf = (session: Stripe.Checkout.Session): ChargeState => {
  const intent = session.payment_intent
  if (session.payment_status === 'paid') {
    const lastFour = paymentIn(session)?.charge.payment_method_details?.card?.last4
    return { state: 'paid', lastFour: lastFour ?? '' }
  }
  if (session.status === 'expired') return { state: 'canceled' }
  // The bank has declined after the buyer had left the page. While the session is open, another card can be tried.
  if (session.status === 'complete' && typeof intent === 'object' && intent?.status === 'requires_payment_method')
    return { state: 'declined' }
  return { state: 'pending', url: session.url }
}

const withLeft = (returnUrl: string) => {
  const url = new URL(returnUrl)
  url.searchParams.set('left', '1')
  return url.href
}
