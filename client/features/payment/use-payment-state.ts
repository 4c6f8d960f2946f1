import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePaymentStateQuery } from './payment-state.generated'

const POLL_MS = 1_500

/** What a buyer reads of a payment that is refunded. The notification knows whether it came too late or what had changed. */
export const refundedText = 'Your payment is being refunded. The notification about it says why.'

/** Whether the buyer has come back from the page of the payment provider without paying. The payment may be open there for an hour. */
export const useHasLeftPayment = () => useSearchParams()[0].has('left')

/** The state of a payment, asked for again until it is decided. Undefined while it loads, null if the viewer has none such. */
export const usePaymentState = (id: string) => {
  const { data, error, stopPolling } = usePaymentStateQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  })
  const state = data?.paymentState
  useEffect(() => {
    if (state !== undefined && state !== 'PENDING') stopPolling()
  }, [state, stopPolling])
  return { state, error }
}
