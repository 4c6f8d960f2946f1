import { useId } from 'react'
import { CardFields } from '../../features/payment/card-fields'
import { useSession } from '../../features/session/use-session'
import { TextField } from '../../ui/form/field'
import type { CheckoutQuery } from './checkout.generated'
import type { CheckoutForm_QuoteFragment } from './checkout-form.generated'
import styles from './checkout-form.module.css'
import { CheckoutStep } from './checkout-step'
import { OrderReview } from './order-review'
import { PayPanel } from './payment/pay-panel'
import { usePlaceOrder } from './payment/use-place-order'

interface Props {
  quote: CheckoutForm_QuoteFragment
  provider: CheckoutQuery['paymentProvider']
  /** Whether the quote is of the current cart. */
  current: boolean
  refresh: () => Promise<unknown>
}

export const CheckoutForm = ({ quote, provider, current, refresh }: Props) => {
  const id = useId()
  const { user } = useSession()
  const { form, pending, result, onSubmit, errorOf } = usePlaceOrder({ quote, provider, refresh })
  const problem = result && 'problem' in result && !result.field ? result.problem : undefined
  return (
    <div className={styles.buy}>
      <form
        ref={form}
        id={id}
        className={styles.main}
        aria-label="Checkout"
        method="post"
        noValidate
        onSubmit={current ? onSubmit : (event) => event.preventDefault()}
      >
        <OrderReview quote={quote} />
        <CheckoutStep title="On the receipt">
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
        </CheckoutStep>
        {quote.total > 0 && (
          <CheckoutStep title="Payment">
            <CardFields provider={provider} errorOf={errorOf} />
          </CheckoutStep>
        )}
      </form>
      <aside className={styles.side} aria-label="Total">
        <PayPanel quote={quote} form={id} busy={pending} current={current} problem={problem} />
      </aside>
    </div>
  )
}
