import { ApiError, notFound } from './api-error'
import type { Books } from './books'
import type { Form } from './form'

/** Payment intents, charges, refunds and disputes. */
export const refundsApi = (books: Books) => ({
  paymentIntent: (_: Form, id: string) => {
    const intent = books.paymentIntents.find(id)
    if (!intent) throw notFound('payment_intent', id)
    return intent
  },

  create: (form: Form) => {
    form.allowOnly(['payment_intent', 'amount', 'metadata[]'])
    const intentId = form.text('payment_intent')
    const charge = books.charges.find(books.paymentIntents.find(intentId)?.latest_charge ?? null)
    if (!charge) throw notFound('payment_intent', intentId)
    const amount = form.amount('amount')
    if (charge.amount_refunded === charge.amount)
      throw new ApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
    const ofCharge = books.disputes.all().filter((dispute) => dispute.charge === charge.id)
    // An inquiry has taken nothing: its charge can be refunded.
    const disputes = ofCharge.filter(({ status }) => status !== 'won' && !status.startsWith('warning_'))
    const left = charge.amount - charge.amount_refunded - disputes.reduce((sum, dispute) => sum + dispute.amount, 0)
    if (disputes.some(({ status }) => status !== 'lost') || (disputes.length > 0 && left <= 0))
      throw new ApiError(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' })
    if (amount > left) throw new ApiError('Refund amount is greater than unrefunded amount on charge.')
    charge.amount_refunded += amount
    const refund = books.refunds.add({
      ...books.begin('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      payment_intent: intentId,
      status: 'succeeded',
      metadata: form.metadata(),
    })
    books.book('refund', -amount, refund.id)
    books.record('refund.created', refund)
    return refund
  },

  list: (form: Form) => {
    const intent = form.optional('payment_intent')
    return books.refunds.all().filter(({ payment_intent }) => !intent || payment_intent === intent)
  },

  dispute: (_: Form, id: string) => {
    const dispute = books.disputes.find(id)
    if (!dispute) throw notFound('dispute', id)
    return dispute
  },

  disputes: () => books.disputes.all(),
})
