import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompaniesDocument } from '../../screens/companies/companies.generated'
import { mockOperation, mockPending, requestedOperations, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { sessionStore } from './session-store'
import { storeUser } from './stored-user'

test('session sync: a session that ends while a page loads does not break the page', async () => {
  await signedInAs('broker')
  const router = await visit('/about')
  const answer = mockPending(CompaniesDocument)
  await act(() => router.navigate('/companies'))
  act(() => sessionStore.end())
  await act(async () => answer())
  expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeTruthy()
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1)
})

test('session sync: the queries and fragments of the open page are fetched again for another user', async () => {
  await signedInAs('customer')
  mockOperation(CompaniesDocument, { companies: { nodes: [{ id: 'com-1', name: 'Sealed for Customers' }] } })
  await visit('/companies')
  expect(await screen.findByRole('link', { name: 'Sealed for Customers' })).toBeTruthy()
  mockOperation(CompaniesDocument, { companies: { nodes: [{ id: 'com-1', name: 'Sealed for Nobody' }] } })
  act(() => sessionStore.end())
  expect(await screen.findByRole('link', { name: 'Sealed for Nobody' })).toBeTruthy()
})

test('session sync: a sign-out sends no request for the page that it closes', async () => {
  await signedInAs('vendor')
  await visit('/dashboard/vendor/products')
  await screen.findByRole('table')
  // Its banner loads last.
  await waitFor(() => expect(requestedOperations()).toContain('EmailConfirmation'))
  const before = requestedOperations().length
  act(() => sessionStore.end())
  await screen.findByText('Sample accounts.')
  const requested = requestedOperations().slice(before)
  expect(requested.sort()).toEqual(['SampleAccounts', 'SiteNavigation', 'SiteNotices'])
})

test('session sync: a stored user is written before others are removed, so that no other tab signs out', async () => {
  await signedInAs('broker')
  const { user } = sessionStore.read()
  const writes: string[] = []
  const storage = { ...localStorage, length: 0, key: () => null, clear: () => {}, getItem: () => null }
  storeUser(
    () => ({ ...storage, setItem: (key) => writes.push(`+${key}`), removeItem: (key) => writes.push(`-${key}`) }),
    user,
  )
  expect(writes[0]).toBe('+user:broker')
  expect(writes).not.toContain('-user:broker')
})
