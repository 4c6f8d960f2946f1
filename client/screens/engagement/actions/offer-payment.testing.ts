import { createBrowserClient } from '../../../apollo/browser-client'
import { runAs, signedInAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { SendQuoteRequestDocument } from '../../request-quote/request-quote.generated'

/** A quote with an offer of the sample freelancer; the customer is signed in. */
export const quoteWithOffer = async () => {
  await signedInAs('customer')
  const { data } = await createBrowserClient('http://localhost/graphql').mutate({
    mutation: SendQuoteRequestDocument,
    variables: { input: { profileId: 'usr-tomas-vidal', listingId: 'srv-1501', message: 'A mark for two shops.' } },
  })
  if (data?.requestQuote.__typename !== 'QuoteRequested') throw new Error('No quote')
  const { id } = data.requestQuote.engagement
  const sendOffer = { price: 850, days: 12, message: 'Two marks.' }
  await runAs('freelancer', () => advanceInOtherTab(id, 1, { sendOffer }))
  return id
}
