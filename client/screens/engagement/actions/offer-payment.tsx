import type { ApolloClient } from '@apollo/client'
import { useEffect, useEffectEvent } from 'react'
import { UpdateBillingDetailsDocument } from '../../../features/billing/billing-details.generated'
import { BillingFields } from '../../../features/billing/billing-fields'
import { billingInput } from '../../../features/billing/billing-input'
import { problemOf } from '../../../features/form/form-result'
import { LoadError } from '../../../features/page/errors/load-error'
import { CardFields } from '../../../features/payment/card-fields'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { tokenizeCard } from '../../../features/payment/tokenize-card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useOfferPaymentQuery } from './offer-payment.generated'

interface Props {
  provider: CardFields_ProviderFragment
  errorOf: (field: string) => string | undefined
  onLoaded: () => void
}

/** The billing details for the invoice of an accepted offer, and the card that pays it. */
export const OfferPayment = ({ provider, errorOf, onLoaded }: Props) => {
  // A purchase may have saved other details, and these are saved over them.
  const { data, error, refetch } = useOfferPaymentQuery({ fetchPolicy: 'network-only' })
  const isLoaded = data !== undefined
  const reportLoaded = useEffectEvent(onLoaded)
  useEffect(() => {
    if (isLoaded) reportLoaded()
  }, [isLoaded])
  // Empty fields after an error would be saved over the details.
  if (!data && error)
    return <LoadError title="Your billing details could not be loaded" error={error} retry={() => refetch()} />
  if (!data) return <Skeleton height="36rem" />
  const { viewer } = data
  return (
    <>
      <p>On the invoice, and kept for the next one:</p>
      <BillingFields
        details={viewer?.billingDetails}
        fallback={{ name: viewer?.name, company: undefined }}
        errorOf={errorOf}
      />
      <CardFields provider={provider} errorOf={errorOf} />
    </>
  )
}

/** Saves what stands on the invoice. Returns the input of the payment, or a problem of either. */
export const readPayment = async (
  client: ApolloClient,
  values: FormData,
  { checkout, sampleCards }: CardFields_ProviderFragment,
) => {
  const card = checkout === 'FORM' ? tokenizeCard(values, sampleCards) : null
  if (card && 'problem' in card) return card
  const variables = { input: billingInput(values) }
  const { data } = await client.mutate({ mutation: UpdateBillingDetailsDocument, variables })
  const answer = data?.updateBillingDetails
  if (answer?.__typename !== 'BillingDetailsUpdated') return problemOf(answer)
  return { value: card && { token: card.token } }
}
