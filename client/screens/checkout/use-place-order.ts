import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartChanges } from '../../features/cart/cart-changes'
import { readCard } from '../../features/payment/read-card'
import { attemptKey } from './attempt-key'
import type { CheckoutQuery } from './checkout.generated'
import { usePlaceOrderMutation } from './place-order.generated'

interface Problem {
  message: string
  /** Name of the field it is about; without it, it is about the whole. */
  field?: string
}

interface Props {
  quote: CheckoutQuery['cartQuote']
  provider: CheckoutQuery['paymentProvider']
  /** Asks for today's prices again. */
  refresh: () => Promise<unknown>
}

const noAnswer =
  'No answer came, so nobody knows yet whether it went through. Press Pay again: the same order is never paid twice.'

/** Pays for what is shown, for the total that is shown. One at a time: a second press waits for the first. */
export const usePlaceOrder = ({ quote, provider, refresh }: Props) => {
  const navigate = useNavigate()
  const [placeOrder] = usePlaceOrderMutation()
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const send = async (values: FormData): Promise<Problem | undefined> => {
    const card = quote.total === 0 ? null : readCard(values, provider.sampleCards)
    if (card && 'problem' in card) return { message: card.problem, field: card.field }
    const lines = quote.groups.flatMap((group) =>
      group.lines.map(({ listing, quantity }) => ({ listingId: listing.id, quantity })),
    )
    const text = (name: string) => String(values.get(name) ?? '')
    const { data } = await placeOrder({
      variables: {
        input: {
          lines,
          expectedTotal: quote.total,
          payment: card,
          receipt: { name: text('name'), company: text('company'), email: text('email') },
          idempotencyKey: attemptKey.of({ lines, total: quote.total }),
        },
      },
    })
    const answer = data?.placeOrder
    switch (answer?.__typename) {
      case 'OrderPlaced':
        await navigate(`/checkout?order=${answer.order.id}`, { replace: true })
        for (const { listingId } of lines) cartChanges.remove(listingId)
        attemptKey.forget()
        return undefined
      case 'PriceChanged':
        await refresh()
        return { message: `${answer.message} Look at it above; if you agree, pay once more.` }
      case 'LineUnavailable':
        await refresh()
        return { message: `${answer.message} If you want the rest, pay the new total.` }
      case 'PaymentDeclined':
        return {
          message: answer.message,
          ...(!answer.retryable && { field: 'card' }),
        }
      case 'CustomersOnly':
        return { message: answer.message }
      case 'InvalidInput':
        // The key has become an order of its own meanwhile: whatever is sent now is another one.
        if (answer.field === 'idempotencyKey') attemptKey.forget()
        return { message: answer.message, field: answer.field === 'payment' ? 'card' : answer.field }
      default:
        throw new Error('No answer')
    }
  }

  return {
    busy,
    problem,
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
    pay: async (values: FormData) => {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      setProblem(undefined)
      setProblem(await send(values).catch(() => ({ message: noAnswer })))
      setBusy(false)
      sending.current = false
    },
  }
}
