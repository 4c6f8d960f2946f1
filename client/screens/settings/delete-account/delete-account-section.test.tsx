import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '../../../features/session/roles'
import { sessionStore } from '../../../features/session/session-store'
import { changeSampleData, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

const user = userEvent.setup()
const open = async (role: Role) => {
  await signedInAs(role)
  const router = await visit('/dashboard/settings')
  const section = within(await screen.findByRole('region', { name: 'Delete account' }))
  const fill = async (email: string, password: string) => {
    for (const [label, text] of Object.entries({ 'Type your email to confirm': email, 'Your password': password })) {
      const field = section.getByLabelText(label)
      await user.clear(field)
      if (text) await user.type(field, text)
    }
    await user.click(section.getByRole('button', { name: 'Delete account' }))
  }
  return { router, section, fill }
}

test('delete account: asks for the email and the password', async () => {
  const { section, fill } = await open('customer')
  expect(section.queryByText(/Your company page, your listings and your jobs leave the site\./)).toBeNull()
  await fill('vendor@example.com', 'password123')
  expect(await section.findByText('This is not the email of your account')).toBeTruthy()
  await fill('customer@example.com', '')
  expect(await section.findByText('Password is required')).toBeTruthy()
  await fill('customer@example.com', 'wrong')
  expect(await section.findByText('This is not your password.')).toBeTruthy()
})

test('delete account: refused for the last admin', async () => {
  const { section, fill } = await open('admin')
  await fill('admin@example.com', 'password123')
  expect((await section.findByRole('alert')).textContent).toMatch(/^This is the last admin account\./)
})

test('delete account: refused while funds are held', async () => {
  const { section, fill } = await open('freelancer')
  await fill('freelancer@example.com', 'password123')
  const { textContent } = await section.findByRole('alert')
  expect(textContent).toMatch(/^Money is still held for 5 of your orders, including MQ-/)
})

test('delete account: signs out and redirects to the home page', async () => {
  await changeSampleData((db) => db.updateTable('engagement').set({ state: 'COMPLETED' }).execute())
  const { router, section, fill } = await open('vendor')
  expect(section.getByText(/Your company page, your listings and your jobs leave the site\./)).toBeTruthy()
  // Unsaved changes in another section must not block the redirect.
  await user.type(screen.getByLabelText('Full name'), ' Jr.')
  await fill(' Vendor@example.com', 'password123')
  expect((await screen.findByText('Your account is deleted.')).getAttribute('role')).toBe('status')
  await expect.poll(() => router.state.location.pathname, { timeout: 10_000 }).toBe('/')
  expect(sessionStore.read().user).toBeUndefined()
})
