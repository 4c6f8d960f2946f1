import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserClient } from '../../apollo/browser-client'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { meanwhileAs } from '../../testing/api'
import { advanceElsewhere, buyListing } from '../../testing/purchase'

export const user = userEvent.setup()
export const main = () => within(screen.getByRole('main'))
export const path = (id: string) => `/dashboard/engagements/${id}`

export const inProgress = async () => {
  const { id } = await buyListing('srv-1501', 699)
  await advanceElsewhere(id, 1, { submitRequirements: { message: 'No gradients.' } })
  return id
}

/** Bought from the sample freelancer, delivered and accepted, with the customer signed in. */
export const completed = async () => {
  const id = await inProgress()
  await meanwhileAs('freelancer', () => advanceElsewhere(id, 2, { deliver: { message: 'Done.', links: [] } }))
  await advanceElsewhere(id, 3, { acceptDelivery: true })
  return { id, path: `/dashboard/engagements/${id}` }
}

export const reviews = async () => within(await main().findByRole('region', { name: 'Reviews' }))
export const reviewForm = async () => within(await main().findByRole('form', { name: 'Write a review' }))

export const writeReview = async (stars: string, text: string) => {
  await user.click((await reviewForm()).getByRole('radio', { name: stars }))
  await user.type((await reviewForm()).getByLabelText('Review'), text)
  await user.click((await reviewForm()).getByRole('button', { name: 'Send review' }))
}

export const conversation = async () => within(await screen.findByRole('region', { name: 'Conversation' }))

export const writeMessage = async (text: string) => {
  await user.type(await (await conversation()).findByLabelText('Message'), text)
  await user.click((await conversation()).getByRole('button', { name: 'Send' }))
}

/** The customer has bought a logo and sent a message about it. */
export const withMessage = async () => {
  const { id } = await buyListing('srv-1501', 699)
  const input = { about: { engagementId: id }, body: 'Is Friday realistic?', clientId: 'first' }
  await createBrowserClient('http://localhost/graphql').mutate({
    mutation: StartConversationDocument,
    variables: { input },
  })
  return `/dashboard/engagements/${id}`
}
