import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { api, mockPending, signedInAs } from '../../testing/api'
import { at, open } from './dashboard.testing'

test('a session that the server has not confirmed shows nothing but that it is being asked', async () => {
  await signedInAs('customer')
  sessionStore.invalidate()
  const answer = mockPending(ViewerDocument)
  await open('/dashboard')
  expect(screen.getByText('Loading').parentElement?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Screen of /dashboard')).toBeNull()
  await act(async () => answer())
  expect(await screen.findByText('Screen of /dashboard')).toBeTruthy()
})

test('guards: a stored user alone opens no dashboard', async () => {
  sessionStore.begin({ id: 'usr-x', name: 'X', email: 'x@example.com', avatar: '', createdAt: '', role: 'admin' })
  sessionStore.invalidate()
  const router = await open('/dashboard/admin/users')
  expect(await screen.findByText('Screen of /login')).toBeTruthy()
  expect(at(router)).toBe('/login?next=%2Fdashboard%2Fadmin%2Fusers')
})

test('a server that fails is told, and asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('vendor')
  sessionStore.invalidate()
  api.use(graphql.query(ViewerDocument, () => HttpResponse.json({ errors: [{ message: 'Something broke.' }] })))
  await open('/dashboard/vendor/orders')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
  api.resetHandlers()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Screen of /dashboard/vendor/orders')).toBeTruthy()
})
