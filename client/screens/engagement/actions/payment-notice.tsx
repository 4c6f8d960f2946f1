import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { refundedText, useHasLeftPayment, usePaymentState } from '../../../features/payment/use-payment-state'
import { Notice } from '../../../ui/feedback/notice'

interface Props {
  /** The payment that the provider's page has returned from. */
  payment: string
}

/** Tells how the payment ended, and shows the engagement as it is after that. */
export const PaymentNotice = ({ payment }: Props) => {
  const client = useApolloClient()
  const { state } = usePaymentState(payment)
  const hasLeft = useHasLeftPayment()
  useEffect(() => {
    if (state === 'PAID') void refetchQuietly(client, 'Engagement')
  }, [state, client])
  if (state === 'PENDING' && hasLeft) return <Notice text="You have not paid. You can pay below." />
  if (state === undefined || state === 'PENDING')
    return (
      <Notice good text="Your payment is being confirmed. This takes a few seconds, with some banks a few minutes." />
    )
  if (state === 'PAID') return <Notice good text="Your payment has arrived." />
  if (state === 'REFUNDED') return <Notice text={refundedText} />
  // The link holds a payment that is not the viewer's.
  if (state === null) return null
  return <Notice text="You have not paid: the payment was declined or given up. You can pay again below." />
}
