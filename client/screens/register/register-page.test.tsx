import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const main = () => within(screen.getByRole('main'))

test.each([
  ['vendor', 'VENDOR', true],
  ['freelancer', 'FREELANCER', true],
  ['broker', 'BROKER', true],
  ['customer', 'CUSTOMER', false],
  ['admin', 'CUSTOMER', false],
])('registration: ?type=%s preselects %s; the company field is shown: %s', async (type, role, company) => {
  await visit(`/register?type=${type}&next=%2Fjobs`)
  expect(main().getByLabelText<HTMLSelectElement>('Account type').value).toBe(role)
  expect(main().queryByLabelText('Company or business name') !== null).toBe(company)
  expect(main().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Fjobs')
})

test.each(['vendor', 'admin'] as const)('registration: a signed-in %s is redirected to the dashboard', async (role) => {
  await signedInAs(role)
  const router = await visit('/register')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('registration: Show password works for each password field alone', async () => {
  await visit('/register')
  await userEvent.click(main().getByRole('button', { name: 'Show confirm password' }))
  const type = (label: string) => main().getByLabelText<HTMLInputElement>(label).type
  expect([type('Password'), type('Confirm password')]).toEqual(['password', 'text'])
})
