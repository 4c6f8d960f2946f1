import { createBrowserClient } from '../apollo/browser-client'
import type { Role } from '../features/session/roles'
import type { EngagementTransitionInput, RequestQuoteInput } from '../generated/schema'
import { ConfirmationDocument } from '../screens/checkout/confirmation/confirmation.generated'
import { PlaceOrderDocument } from '../screens/checkout/payment/place-order.generated'
import { AdvanceEngagementDocument } from '../screens/engagement/actions/advance-engagement.generated'
import { SendQuoteRequestDocument } from '../screens/request-quote/request-quote.generated'
import { signedInAs } from './api'

/** A client with the session of the test, without a page. */
const otherTab = () => createBrowserClient('http://localhost/graphql')

/** Signs in as the sample account of a role and buys one of a listing. */
export const buyListing = async (listingId: string, total: number, role: Role = 'customer') => {
  await signedInAs(role)
  const client = otherTab()
  const placed = await client.mutate({
    mutation: PlaceOrderDocument,
    variables: {
      input: {
        lines: [{ listingId, quantity: 1 }],
        expectedTotal: total,
        payment: { token: 'sample-pays-4242' },
        idempotencyKey: `test-${Math.random().toString(36).slice(2).padEnd(8, '0')}`,
      },
    },
  })
  const answer = placed.data?.placeOrder
  if (answer?.__typename !== 'OrderPlaced') throw new Error(`Not bought: ${answer?.__typename}`)
  const { data } = await client.query({ query: ConfirmationDocument, variables: { id: answer.order.id } })
  const engagement = data?.order?.engagements[0]
  if (!engagement) throw new Error('No engagement')
  return { orderId: answer.order.id, id: engagement.id, number: engagement.number }
}

/** Signs in as the sample customer and requests a quote. */
export const requestedQuote = async (request: Omit<RequestQuoteInput, 'message'>) => {
  await signedInAs('customer')
  const input = { message: 'The irrigation valve again.', files: [], ...request }
  const { data } = await otherTab().mutate({ mutation: SendQuoteRequestDocument, variables: { input } })
  const answer = data?.requestQuote
  if (answer?.__typename !== 'QuoteRequested') throw new Error(`Not requested: ${answer?.__typename}`)
  return answer.engagement.id
}

/** Takes a transition with the session of the test, as in another tab. Throws if it is refused. */
export const advanceInOtherTab = async (id: string, version: number, transition: EngagementTransitionInput) => {
  const variables = { input: { id, version, transition } }
  const { data } = await otherTab().mutate({ mutation: AdvanceEngagementDocument, variables })
  const answer = data?.advanceEngagement
  if (answer?.__typename === 'EngagementAdvanced') return
  const reason = answer && 'message' in answer ? answer.message : answer?.__typename
  throw new Error(`${Object.keys(transition)} is refused: ${reason}`)
}
