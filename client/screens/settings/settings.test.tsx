import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const firstSections = ['Profile', 'Email']
const lastSections = (role: string) => [
  'Notifications',
  'Password',
  'Second factor',
  'Sessions',
  ...(role === 'admin' ? [] : ['API tokens']),
  'Recent security events',
  'Your data',
  'Delete account',
]
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test.each([
  ['customer', ['Invoices']],
  ['admin', []],
  ['vendor', ['Company details', 'Invoices']],
  ['broker', ['Company details', 'Invoices']],
  ['freelancer', ['Company details', 'Public profile', 'Invoices']],
] as const)('settings: a %s sees the sections of the role', async (role, roleSections) => {
  await signedInAs(role)
  await visit('/dashboard/settings')
  // Three sections are lazy and appear in any order.
  await waitFor(() => expect(sections()).toEqual([...firstSections, ...roleSections, ...lastSections(role)]))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
})

test('settings: a visitor is redirected to the login, with the return path', async () => {
  const router = await visit('/dashboard/settings')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fsettings')
})
