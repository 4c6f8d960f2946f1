import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserClient } from '../../apollo/browser-client'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { runAs } from '../../testing/api'
import { advanceInOtherTab, buyListing } from '../../testing/purchase'
import { main } from '../../testing/render-screen'

export const user = userEvent.setup()
export const path = (id: string) => `/dashboard/engagements/${id}`

/** Opens the form of an action, which loads then. Its name differs from the button's if it names a sum. */
export const openForm = async (button: string, name = button) => {
  await user.click(await main().findByRole('button', { name: button }))
  return within(await main().findByRole('form', { name }))
}

export const engagementInProgress = async () => {
  const { id } = await buyListing('srv-1501', 699)
  await advanceInOtherTab(id, 1, { submitRequirements: { message: 'No gradients.' } })
  return id
}

/** A completed purchase from the sample freelancer; the customer is signed in. */
export const completedEngagement = async () => {
  const id = await engagementInProgress()
  await runAs('freelancer', () => advanceInOtherTab(id, 2, { deliver: { message: 'Done.', links: [] } }))
  await advanceInOtherTab(id, 3, { acceptDelivery: true })
  return { id, path: path(id) }
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

/** A purchase about which the buyer has written; returns the path of its page. */
export const engagementWithMessage = async () => {
  const { id } = await buyListing('srv-1501', 699)
  const input = { about: { engagementId: id }, body: 'Is Friday realistic?', clientId: 'first' }
  await createBrowserClient('http://localhost/graphql').mutate({
    mutation: StartConversationDocument,
    variables: { input },
  })
  return path(id)
}
