import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { EmailConfirmationDocument, RequestEmailConfirmationDocument } from './email-confirmation.generated'

const email = 'ada@example.com'
const banner = () => screen.findByRole('region', { name: 'Email confirmation' })
const open = async () => {
  await signedInAs('customer')
  mockOperation(EmailConfirmationDocument, { viewer: { id: 'usr-clara-whitfield', email, mustConfirmEmail: true } })
  await visit('/dashboard/messages')
  return within(await banner())
}

test('email confirmation: the dashboard asks for it and sends a new link', async () => {
  mockOperation(RequestEmailConfirmationDocument, {
    requestEmailConfirmation: { __typename: 'EmailConfirmationSent', email },
  })
  const shown = await open()
  expect(shown.getByText(email)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Send a new link' }))
  expect((await shown.findByRole('status')).textContent).toBe(
    'We have sent a new link to ada@example.com. It works for 24 hours.',
  )
})

test('email confirmation: one that was done in another tab removes the request when this tab is shown again', async () => {
  const shown = await open()
  const hide = mockError(EmailConfirmationDocument)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(requestsOf(EmailConfirmationDocument)).toHaveLength(2))
  expect(shown.getByText(email)).toBeTruthy()
  hide()
  mockOperation(EmailConfirmationDocument, { viewer: { id: 'usr-clara-whitfield', email, mustConfirmEmail: false } })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Email confirmation' })).toBeNull())
})

test('email confirmation: too many links are refused', async () => {
  mockOperation(RequestEmailConfirmationDocument, {
    requestEmailConfirmation: { __typename: 'TooManyAttempts', message: 'Too many attempts.' },
  })
  const shown = await open()
  await userEvent.click(shown.getByRole('button', { name: 'Send a new link' }))
  expect((await shown.findByRole('alert')).textContent).toBe('Too many attempts.')
})

test.each([
  [undefined, /^Something went wrong, so the link may not have been sent\./],
  ['SERVICE_UNAVAILABLE', /^Nothing can be saved at the moment\.$/],
])('email confirmation: a request that fails with %s is told', async (code, text) => {
  mockError(RequestEmailConfirmationDocument, 'Nothing can be saved at the moment.', code)
  const shown = await open()
  await userEvent.click(shown.getByRole('button', { name: 'Send a new link' }))
  expect((await shown.findByRole('alert')).textContent).toMatch(text)
})
