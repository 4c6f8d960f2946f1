import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LogoutDocument } from '../../features/session/logout.generated'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

test.each([
  ['/companies/register', '/register?type=vendor'],
  ['/companies/register?next=%2Fjobs', '/register?type=vendor&next=%2Fjobs'],
  ['/companies/register?next=%2F%2Fevil.example', '/register?type=vendor'],
])('company registration: a signed-out visitor at %s is redirected to %s', async (path, target) => {
  sessionStore.invalidate()
  const answer = mockPending(ViewerDocument)
  const router = await visit(path)
  expect(main().getByText('Loading')).toBeTruthy()
  answer()
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target))
})

test.each(['vendor', 'freelancer', 'broker'] as const)('company registration: a %s has one already', async (role) => {
  await signedInAs(role)
  const router = await visit('/companies/register')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/company\/com-/))
})

test.each([
  ['customer', 'customer@example.com is a customer account'],
  ['admin', 'admin@example.com is an administrator’s account'],
] as const)('company registration: a %s is asked to open a business account and can log out', async (role, text) => {
  await signedInAs(role)
  const router = await visit('/companies/register')
  expect(await main().findByRole('heading', { name: 'Open a business account' })).toBeTruthy()
  expect(main().getByText(text, { exact: false })).toBeTruthy()
  await userEvent.click(main().getByRole('button', { name: 'Log out and register a company' }))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/register?type=vendor'),
  )
})

test('company registration: a failed logout is shown', async () => {
  await signedInAs('customer')
  await visit('/companies/register')
  mockError(LogoutDocument)
  await userEvent.click(await main().findByRole('button', { name: 'Log out and register a company' }))
  expect((await main().findByRole('alert')).textContent).toMatch(/^Could not log out\./)
})

test('company registration: a failed query shows the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStore.invalidate()
  mockError(ViewerDocument)
  await visit('/companies/register')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
