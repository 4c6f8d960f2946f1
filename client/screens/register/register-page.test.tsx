import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { button, user } from './register.testing'

test('registration: offers the four account types and the social providers', async () => {
  await visit('/register')
  const types = within(main().getByLabelText('Account type')).getAllByRole('option')
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Vendor/Company',
    'Freelancer',
    'Broker/Service Provider',
  ])
  const providers = ['Google', 'Facebook', 'LinkedIn', 'Apple']
  expect(providers.map((name) => button(name).disabled)).not.toContain(true)
})

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
  await user.click(button('Show confirm password'))
  const type = (label: string) => main().getByLabelText<HTMLInputElement>(label).type
  expect([type('Password'), type('Confirm password')]).toEqual(['password', 'text'])
})
