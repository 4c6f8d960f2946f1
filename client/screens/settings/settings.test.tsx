import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const commonSections = [
  'Profile',
  'Email',
  'Notifications',
  'Password',
  'Second factor',
  'Sessions',
  'API tokens',
  'Recent security events',
  'Your data',
  'Delete account',
]
const sections = async () => {
  await screen.findByRole('heading', { name: 'Delete account' })
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

test.each([
  ['customer', []],
  ['admin', []],
  ['vendor', ['Company details']],
  ['broker', ['Company details']],
  ['freelancer', ['Company details', 'Public profile']],
] as const)('settings: a %s sees the sections of the role', async (role, roleSections) => {
  await signedInAs(role)
  await visit('/dashboard/settings')
  expect(await sections()).toEqual([...commonSections.slice(0, 2), ...roleSections, ...commonSections.slice(2)])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
})

test('settings: a visitor is redirected to the login, with the return path', async () => {
  const router = await visit('/dashboard/settings')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fsettings')
})
