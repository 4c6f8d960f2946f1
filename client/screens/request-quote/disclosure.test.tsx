import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { SendQuoteRequestDocument } from './request-quote.generated'

const user = userEvent.setup()

test('quote request: sends the names of other parties, and asks for the agreement, whose text can be read before', async () => {
  await signedInAs('customer')
  const router = await visit('/request-quote?service=srv-1501')
  await user.type(await main().findByLabelText('Message'), 'A mark for two shops.')
  await user.type(main().getByLabelText('Other parties, optional'), 'Norrland Sensors AB{Enter}{Enter}Jonas Ek')
  await user.click(main().getByRole('checkbox', { name: 'Ask for a confidentiality agreement' }))
  await user.click(main().getByText('Read the agreement'))
  expect(await main().findByText('2. What is confidential')).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Request a quote' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/engagements\/eng-/))
  const otherParties = ['Norrland Sensors AB', 'Jonas Ek']
  const [sent] = requestsOf(SendQuoteRequestDocument)
  expect(sent?.input).toMatchObject({ otherParties, askForNda: true })
})
