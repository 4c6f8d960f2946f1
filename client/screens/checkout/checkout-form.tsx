import { useEffect, useId, useRef } from 'react'
import { CardFields } from '../../features/payment/card-fields'
import { useSession } from '../../features/session/use-session'
import { TextField } from '../../ui/field'
import type { CheckoutQuery } from './checkout.generated'
import type { CheckoutForm_QuoteFragment } from './checkout-form.generated'
import styles from './checkout-form.module.css'
import { PaySheet } from './pay-sheet'
import { Review } from './review'
import { Step } from './step'
import { usePlaceOrder } from './use-place-order'

interface Props {
  quote: CheckoutForm_QuoteFragment
  provider: CheckoutQuery['paymentProvider']
  /** Whether the quote is that of the cart as it is. */
  current: boolean
  refresh: () => Promise<unknown>
}

const fields = ['name', 'company', 'email', 'card', 'expires', 'code']

export const CheckoutForm = ({ quote, provider, current, refresh }: Props) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { user } = useSession()
  const { pay, busy, problem, errorOf } = usePlaceOrder({ quote, provider, refresh })
  useEffect(() => {
    const field = problem?.field && form.current?.elements.namedItem(problem.field)
    if (field instanceof HTMLElement) field.focus()
  }, [problem])
  const general = problem && !fields.includes(problem.field ?? '') ? problem.message : undefined
  return (
    <div className={styles.buy}>
      <form
        ref={form}
        id={id}
        className={styles.main}
        aria-label="Checkout"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (current) void pay(new FormData(event.currentTarget))
        }}
      >
        <Review quote={quote} />
        <Step title="On the receipt">
          <div className={styles.form}>
            <TextField
              label="Full name"
              name="name"
              autoComplete="name"
              maxLength={100}
              required
              defaultValue={user?.name}
              error={errorOf('name')}
            />
            <TextField
              label="Company, optional"
              name="company"
              autoComplete="organization"
              maxLength={100}
              defaultValue={user?.company}
              error={errorOf('company')}
            />
            <TextField
              label="Email for the receipt"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={user?.email}
              error={errorOf('email')}
            />
          </div>
        </Step>
        {quote.total > 0 && (
          <Step title="Payment">
            <CardFields provider={provider} errorOf={errorOf} />
          </Step>
        )}
      </form>
      <aside className={styles.side} aria-label="Total">
        <PaySheet quote={quote} form={id} busy={busy} current={current} problem={general} />
      </aside>
    </div>
  )
}
