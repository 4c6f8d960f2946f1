import type { Books, Charge, Dispute } from './books'

const EVIDENCE_DAYS = 7

/** The actions of people on Stripe's pages, and of banks. */
export const createPeople = (books: Books) => {
  const openSession = (id: string) => {
    const session = books.sessions.find(id)
    if (session?.status !== 'open') throw new Error(`The session ${id} can't be paid any more`)
    return session
  }

  /** The payment intent of a session, made at the buyer's first try. */
  const intentOf = (id: string) => {
    const session = openSession(id)
    const before = books.paymentIntents.find(session.payment_intent)
    if (before) return { session, intent: before }
    const intent = books.paymentIntents.add({
      ...books.begin('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      status: 'requires_payment_method',
      latest_charge: null,
      ...(books.intentDrafts.get(id) ?? { metadata: {}, transfer_group: null }),
    })
    session.payment_intent = intent.id
    return { session, intent }
  }

  const chargeOf = (sessionId: string): Charge => {
    const charge = books.charges.find(
      books.paymentIntents.find(books.sessions.find(sessionId)?.payment_intent ?? null)?.latest_charge ?? null,
    )
    if (!charge) throw new Error(`The session ${sessionId} is not paid`)
    return charge
  }

  const addDispute = (sessionId: string, status: Dispute['status'], cents?: number) => {
    const { id: charge, payment_intent, amount } = chargeOf(sessionId)
    return books.disputes.add({
      ...books.begin('dp'),
      object: 'dispute',
      amount: cents ?? amount,
      charge,
      payment_intent,
      reason: 'product_not_received',
      status,
      evidence_details: { due_by: books.now() + EVIDENCE_DAYS * 86_400 },
    })
  }

  const disputeWith = (id: string) => {
    const dispute = books.disputes.find(id)
    if (!dispute) throw new Error(`No dispute ${id}`)
    return dispute
  }

  return {
    pay: (sessionId: string, last4 = '4242') => {
      const { session, intent } = intentOf(sessionId)
      const charge = books.charges.add({
        ...books.begin('ch'),
        object: 'charge',
        amount: intent.amount,
        amount_refunded: 0,
        payment_intent: intent.id,
        metadata: intent.metadata,
        payment_method_details: { type: 'card', card: { last4 } },
        transfer_group: intent.transfer_group,
      })
      Object.assign(intent, { status: 'succeeded', latest_charge: charge.id })
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      books.book('charge', charge.amount, charge.id)
      return books.record('checkout.session.completed', session)
    },

    /** The bank declines. The session stays open, so that the buyer can try another card. */
    decline: (sessionId: string) => {
      const { intent } = intentOf(sessionId)
      intent.status = 'requires_payment_method'
      return books.record('payment_intent.payment_failed', intent)
    },

    /** The bank asks for 3-D Secure, and the buyer has not answered yet. */
    askToAuthenticate: (sessionId: string) => {
      const { intent } = intentOf(sessionId)
      intent.status = 'requires_action'
      return books.record('payment_intent.requires_action', intent)
    },

    letExpire: (sessionId: string) => {
      const session = openSession(sessionId)
      Object.assign(session, { status: 'expired', url: null })
      return books.record('checkout.session.expired', session)
    },

    /** The bank refuses a refund that Stripe has accepted. */
    failRefund: (refundId: string) => {
      const refund = books.refunds.find(refundId)
      const charge = books.charges.find(refund?.charge ?? null)
      if (!refund || !charge) throw new Error(`No refund ${refundId}`)
      refund.status = 'failed'
      charge.amount_refunded -= refund.amount
      books.book('refund_failure', refund.amount, refund.id)
      return books.record('refund.failed', refund)
    },

    /** The seller finishes the onboarding, or Stripe restricts the account. */
    setAccount: (id: string, state: 'ready' | 'restricted') => {
      const account = books.accounts.find(id)
      if (!account) throw new Error(`No account ${id}`)
      const isReady = state === 'ready'
      Object.assign(account, {
        details_submitted: true,
        payouts_enabled: isReady,
        capabilities: { transfers: isReady ? 'active' : 'inactive' },
        requirements: { disabled_reason: isReady ? null : 'rejected.fraud' },
      })
      return books.record('account.updated', account)
    },

    /** The buyer asks the bank for the money back, or for a part of it. */
    dispute: (sessionId: string, cents?: number) => {
      const dispute = addDispute(sessionId, 'needs_response', cents)
      books.book('adjustment', -dispute.amount, dispute.id)
      return books.record('charge.dispute.created', dispute)
    },

    /** The bank asks about a payment, and takes no money. */
    inquire: (sessionId: string) =>
      books.record('charge.dispute.created', addDispute(sessionId, 'warning_needs_response')),

    closeInquiry: (disputeId: string) => {
      const dispute = disputeWith(disputeId)
      dispute.status = 'warning_closed'
      return books.record('charge.dispute.closed', dispute)
    },

    /** The bank takes the money after its inquiry. */
    escalate: (disputeId: string) => {
      const dispute = disputeWith(disputeId)
      dispute.status = 'needs_response'
      books.book('adjustment', -dispute.amount, dispute.id)
      return books.record('charge.dispute.funds_withdrawn', dispute)
    },

    /** The bank decides a dispute. */
    decide: (disputeId: string, status: Extract<Dispute['status'], 'won' | 'lost'>) => {
      const dispute = disputeWith(disputeId)
      dispute.status = status
      if (status === 'won') books.book('adjustment', dispute.amount, dispute.id)
      return books.record('charge.dispute.closed', dispute)
    },
  }
}

export type People = ReturnType<typeof createPeople>
