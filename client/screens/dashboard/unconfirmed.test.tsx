import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { addressOf, open } from './dashboard.testing'

test('guards: while the server has not confirmed the session, the page only says that it is loading', async () => {
  await signedInAs('customer')
  sessionStore.invalidate()
  const answer = mockPending(ViewerDocument)
  await open('/dashboard')
  expect(screen.getByText('Loading').parentElement?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Screen of /dashboard')).toBeNull()
  await act(async () => answer())
  expect(await screen.findByText('Screen of /dashboard')).toBeTruthy()
})

test('guards: a page that is shown stays while the session is confirmed again, also if that fails', async () => {
  await signedInAs('customer')
  await open('/dashboard')
  const page = screen.getByText('Screen of /dashboard')
  mockError(ViewerDocument)
  const answer = mockPending(ViewerDocument)
  act(() => sessionStore.invalidate())
  expect(page.isConnected).toBe(true)
  await act(async () => answer())
  expect(page.isConnected).toBe(true)
  act(() => sessionStore.end())
  expect(await screen.findByText('Screen of /login')).toBeTruthy()
})

test('guards: a stored user alone opens no dashboard', async () => {
  sessionStore.begin({ id: 'usr-x', name: 'X', email: 'x@example.com', avatar: '', createdAt: '', role: 'admin' })
  sessionStore.invalidate()
  const router = await open('/dashboard/admin/users')
  expect(await screen.findByText('Screen of /login')).toBeTruthy()
  expect(addressOf(router)).toBe('/login?next=%2Fdashboard%2Fadmin%2Fusers')
})

test('guards: a failed session query shows the error page, and Try again repeats it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('vendor')
  sessionStore.invalidate()
  const endError = mockError(ViewerDocument)
  await open('/dashboard/vendor/orders')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
  endError()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Screen of /dashboard/vendor/orders')).toBeTruthy()
})
