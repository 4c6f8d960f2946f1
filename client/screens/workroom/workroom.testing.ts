import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserClient } from '../../apollo/browser'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { meanwhileAs } from '../../testing/api'
import { bought, stepElsewhere } from '../../testing/trade'

export const user = userEvent.setup()
export const main = () => within(screen.getByRole('main'))
export const path = (id: string) => `/dashboard/engagements/${id}`

export const atWork = async () => {
  const { id } = await bought('srv-1501', 699)
  await stepElsewhere(id, 1, { submitRequirements: { message: 'No gradients.' } })
  return id
}

/** Bought from the sample freelancer, delivered and accepted: the customer is signed in. */
export const completed = async () => {
  const id = await atWork()
  await meanwhileAs('freelancer', () => stepElsewhere(id, 2, { deliver: { message: 'Done.', links: [] } }))
  await stepElsewhere(id, 3, { acceptDelivery: true })
  return { id, path: `/dashboard/engagements/${id}` }
}

export const reviews = async () => within(await main().findByRole('region', { name: 'Reviews' }))
export const reviewForm = async () => within(await main().findByRole('form', { name: 'Write a review' }))

export const writeReview = async (stars: string, text: string) => {
  await user.click((await reviewForm()).getByRole('radio', { name: stars }))
  await user.type((await reviewForm()).getByLabelText('Review'), text)
  await user.click((await reviewForm()).getByRole('button', { name: 'Send review' }))
}

export const talk = async () => within(await screen.findByRole('region', { name: 'Conversation' }))

export const writeMessage = async (text: string) => {
  await user.type(await (await talk()).findByLabelText('Message'), text)
  await user.click((await talk()).getByRole('button', { name: 'Send' }))
}

/** The customer has bought a logo and asked something about it. */
export const asked = async () => {
  const { id } = await bought('srv-1501', 699)
  const input = { about: { engagementId: id }, body: 'Is Friday realistic?', clientId: 'first' }
  await createBrowserClient('http://localhost/graphql').mutate({
    mutation: StartConversationDocument,
    variables: { input },
  })
  return `/dashboard/engagements/${id}`
}
