import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SettingsDocument } from './settings.generated'

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

test('while it loads there is a skeleton', async () => {
  await signedInAs('customer')
  const answer = mockPending(SettingsDocument)
  await visit('/dashboard/settings')
  expect((await screen.findByText('Loading your settings')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  await sections()
  expect(screen.queryByText('Loading your settings')).toBeNull()
})

test('a failure of the server says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('customer')
  mockError(SettingsDocument)
  await visit('/dashboard/settings')
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
})

test('signed out, it leads to sign in and back', async () => {
  const router = await visit('/dashboard/settings')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fsettings')
})
