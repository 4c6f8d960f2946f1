import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { SampleAccountsDocument } from './login.generated'
import { press, value } from './login.testing'

test.each([
  ['/login', '/dashboard/vendor/products'],
  ['/login?next=/jobs', '/jobs'],
])('sample accounts: signing in at %s shows success, then redirects to %s', async (at, to) => {
  const router = await visit(at)
  await press('Vendor')
  expect([value('Email'), value('Password')]).toEqual(['vendor@example.com', 'password123'])
  await press('Log In')
  expect((await main().findByRole('status')).textContent).toBe('Login successful! Redirecting...')
  expect(router.state.location.pathname).toBe('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('sample accounts: hidden without sample data', async () => {
  mockOperation(SampleAccountsDocument, { sampleAccounts: [] })
  await visit('/login')
  expect(await main().findByRole('button', { name: 'Log In' })).toBeTruthy()
  expect(main().queryByText('Sample accounts.')).toBeNull()
})
