import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { mockError, mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { UpdateNotificationSettingsDocument } from './notifications-section.generated'

const user = userEvent.setup()
const change = async () => {
  const box = await screen.findByRole('checkbox', { name: /^Email me about notifications/ })
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save notifications' }))
  return box
}

beforeEach(() => signedInAs('vendor'))

test('email notifications: can be switched off, and stay off', async () => {
  const router = await visit('/dashboard/settings')
  expect(await change()).toHaveProperty('checked', false)
  expect((await screen.findByText('Saved', { ignore: 'a' })).getAttribute('role')).toBe('status')
  await router.navigate('/dashboard/messages')
  await router.navigate('/dashboard/settings')
  expect(await screen.findByRole('checkbox', { name: /^Email me/ })).toHaveProperty('checked', false)
})

test('email notifications: shows a refused change', async () => {
  await visit('/dashboard/settings')
  mockOperation(UpdateNotificationSettingsDocument, {
    updateNotificationSettings: { __typename: 'TooManyAttempts', message: 'Too many attempts.' },
  })
  await change()
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.')
})

test('email notifications: shows a failed request', async () => {
  await visit('/dashboard/settings')
  mockError(UpdateNotificationSettingsDocument)
  await change()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong/)
})
