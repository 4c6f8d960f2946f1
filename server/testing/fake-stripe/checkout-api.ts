import { ApiError, notFound } from './api-error'
import type { Books, Session } from './books'
import type { Form } from './form'

const MINUTE = 60
const DAY = 86_400

const parameters = [
  'mode',
  'client_reference_id',
  'customer_email',
  'success_url',
  'cancel_url',
  'expires_at',
  'metadata[]',
  'allowed_payment_method_types[]',
  'line_items[][quantity]',
  'line_items[][price_data][currency]',
  'line_items[][price_data][unit_amount]',
  'line_items[][price_data][product_data][name]',
  'payment_intent_data[description]',
  'payment_intent_data[transfer_group]',
  'payment_intent_data[metadata][]',
]

/** Checkout Sessions. `origin` is where the hosted page lives. */
export const checkoutApi = (books: Books, origin: () => string) => {
  const found = (id: string) => {
    const session = books.sessions.find(id)
    if (!session) throw notFound('checkout.session', id)
    if (session.status === 'open' && session.expires_at <= books.now()) expire(session)
    return session
  }

  const expire = (session: Session) => {
    Object.assign(session, { status: 'expired', url: null })
    books.record('checkout.session.expired', session)
  }

  const expanded = (session: Session, form: Form) => {
    const intent = books.paymentIntents.find(session.payment_intent)
    if (!intent || !form.expands('payment_intent.latest_charge')) return session
    const latest_charge = books.charges.find(intent.latest_charge) ?? null
    return { ...session, payment_intent: { ...intent, latest_charge } }
  }

  return {
    create: (form: Form) => {
      form.allowOnly(parameters)
      if (form.text('mode') !== 'payment') throw new ApiError('Only mode: payment is known here.')
      if (form.text('line_items[0][price_data][currency]') !== 'usd') throw new ApiError('Invalid currency')
      const expiresAt = form.integer('expires_at')
      if (expiresAt < books.now() + 30 * MINUTE || expiresAt > books.now() + DAY)
        throw new ApiError('`expires_at` must be between 30 minutes and 24 hours from Checkout Session creation.')
      const amount = form.amount('line_items[0][price_data][unit_amount]') * form.amount('line_items[0][quantity]')
      if (amount < 50)
        throw new ApiError('The total amount due must add up to at least $0.50 usd', { code: 'amount_too_small' })
      const { id, created } = books.begin('cs_test')
      books.intentDrafts.set(id, {
        metadata: form.metadata('payment_intent_data[metadata]'),
        transfer_group: form.optional('payment_intent_data[transfer_group]'),
      })
      return books.sessions.add({
        id,
        created,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: form.optional('client_reference_id'),
        amount_total: amount,
        customer_email: form.optional('customer_email'),
        expires_at: expiresAt,
        metadata: form.metadata(),
        payment_intent: null,
        success_url: form.text('success_url'),
        cancel_url: form.text('cancel_url'),
        url: `${origin()}/pay/${id}`,
      })
    },

    retrieve: (form: Form, id: string) => expanded(found(id), form),

    expire: (_: Form, id: string) => {
      const session = found(id)
      if (session.status !== 'open')
        throw new ApiError(`Only Checkout Sessions with a status in ["open"] can be expired.`)
      expire(session)
      return session
    },

    list: () => books.sessions.all(),
  }
}
