import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { StartConversationDocument } from '../../features/conversation/start-conversation.generated'
import { requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const box = () => main().findByRole('textbox', { name: 'Message' })
const send = async () => user.click(await main().findByRole('button', { name: 'Send' }))

test('contact: a message about a listing quotes it, and its conversation is about the listing', async () => {
  await signedInAs('customer')
  const router = await visit('/service/srv-1101')
  await user.click(await main().findByRole('link', { name: 'Ask about this service' }))
  const quoted = await main().findByText('Utility Patent Drafting and Filing', { selector: 'aside a' })
  expect(router.state.location.pathname).toBe('/service/srv-1101/contact')
  expect(quoted.getAttribute('href')).toBe('/service/srv-1101')
  await user.type(await box(), 'Does the price include drawings?')
  await send()
  await screen.findByText('Does the price include drawings?', { selector: 'ol p' })
  expect(requestsOf(StartConversationDocument)[0]?.input.about).toEqual({ listingId: 'srv-1101' })
})

test('contact: the page of the seller that a listing leads to keeps the listing', async () => {
  await visit('/products/prd-2101')
  await user.click(await main().findByRole('link', { name: 'Contact Vendor' }))
  const contact = await main().findByRole('link', { name: 'Contact Company' })
  expect(contact.getAttribute('href')).toBe('/products/prd-2101/contact')
})

test('contact: an unknown listing leads to all listings of its kind', async () => {
  await visit('/service/srv-none/contact')
  expect(await screen.findByRole('heading', { name: 'Service Not Found' })).toBeTruthy()
})
