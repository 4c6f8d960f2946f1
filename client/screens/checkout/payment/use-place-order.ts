import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { billingInput } from '../../../features/billing/billing-input'
import { cartActions } from '../../../features/cart/cart-actions'
import { itemOf } from '../../../features/cart/cart-item'
import { lineKey } from '../../../features/cart/cart-store'
import { discardFormDraft } from '../../../features/form/form-draft'
import { type FormResult, problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { tokenizeCard } from '../../../features/payment/tokenize-card'
import { focusMain } from '../../../lib/focus/focus-main'
import type { CheckoutQuery } from '../checkout.generated'
import { idempotencyKey } from './idempotency-key'
import { usePlaceOrderMutation } from './place-order.generated'

interface Options {
  viewer: CheckoutQuery['viewer']
  quote: CheckoutQuery['cartQuote']
  provider: CheckoutQuery['paymentProvider']
  /** Refetches the prices. */
  refresh: () => Promise<unknown>
  setUnpaid: (isUnpaid: boolean) => void
}

/** The key of what a person has typed, which survives a reload. */
export const checkoutDraftKey = (userId: string) => `checkout-form:${userId}`

const noResponseText =
  'There was no answer, so we don’t know yet whether the payment went through. Press Pay again: the same order is never paid twice.'

/** Pays the shown total. A press while a payment is being sent does nothing. */
export const usePlaceOrder = ({ viewer, quote, provider, refresh, setUnpaid }: Options) => {
  const navigate = useNavigate()
  const [placeOrder] = usePlaceOrderMutation()
  useEffect(() => idempotencyKey.leave, [])
  /** The order was refused for certain, also if the new prices don't arrive. */
  const refreshQuietly = () => refresh().catch(() => {})

  const send = async (values: FormData): Promise<FormResult> => {
    const needsCard = quote.total > 0 && provider.checkout === 'FORM'
    const card = needsCard ? tokenizeCard(values, provider.sampleCards) : null
    if (card && 'problem' in card) return card
    const lines = quote.groups.flatMap((group) =>
      group.lines.map((line) => ({ ...itemOf(line), quantity: line.quantity })),
    )
    setUnpaid(false)
    const { data } = await placeOrder({
      variables: {
        input: {
          lines,
          expectedTotal: quote.total,
          expectedTerms: quote.groups.flatMap((group) => group.lines.map(({ terms }) => terms)),
          payment: card,
          receipt: { ...billingInput(values), email: String(values.get('email') ?? '') },
          // The key leaves the terms out: if the response was lost and the terms changed since, a retry must not charge twice.
          idempotencyKey: idempotencyKey.of({ lines, total: quote.total }),
        },
      },
    })
    const answer = data?.placeOrder
    switch (answer?.__typename) {
      case 'OrderPlaced':
        await navigate(`/checkout?order=${answer.order.id}`, { replace: true })
        // The button that had the focus goes, and the path stays, so that the page frame leaves the focus alone.
        focusMain()
        for (const line of lines) cartActions.remove(lineKey(line))
        idempotencyKey.clear()
        if (viewer) discardFormDraft(checkoutDraftKey(viewer.id))
        return { success: '' }
      case 'PriceChanged':
      case 'TermsChanged':
        await refreshQuietly()
        return { problem: `${answer.message} Please check it above, and pay again if you agree.` }
      case 'LineUnavailable':
        setUnpaid(true)
        await refreshQuietly()
        return { problem: `${answer.message} To buy the rest, pay the new total.` }
      case 'PaymentRedirect':
        return { success: '', next: () => window.location.assign(answer.url) }
      case 'PaymentDeclined':
        return { problem: answer.message, ...(!answer.retryable && provider.checkout === 'FORM' && { field: 'card' }) }
      case 'InvalidInput':
        // The key belongs to an order that was placed meanwhile: the next payment is a new order.
        if (answer.field === 'idempotencyKey') idempotencyKey.clear()
        return { problem: answer.message, field: answer.field === 'payment' ? 'card' : answer.field }
      default:
        return problemOf(answer)
    }
  }

  return useSubmit(send, { failure: noResponseText })
}
