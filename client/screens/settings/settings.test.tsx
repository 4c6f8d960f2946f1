import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const everybody = ['Profile', 'Email', 'Notifications', 'Password', 'Sessions', 'Your data', 'Delete account']
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
] as const)('a %s finds the sections of the role', async (role, own) => {
  await signedInAs(role)
  await visit('/dashboard/settings')
  expect(await sections()).toEqual([...everybody.slice(0, 2), ...own, ...everybody.slice(2)])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
})

test('a visitor is led to sign in and back', async () => {
  const router = await visit('/dashboard/settings')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fsettings')
})
