import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompaniesDocument } from '../../screens/companies/companies.generated'
import { api, mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { sessionStore } from './session-store'
import { storeUser } from './stored-user'

test('a session that ends while a page loads does not break the page', async () => {
  await signedInAs('broker')
  const router = await visit('/about')
  const answer = mockPending(CompaniesDocument)
  await act(() => router.navigate('/companies'))
  act(() => sessionStore.end())
  await act(async () => answer())
  expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeTruthy()
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1)
})

test('a page that stays open is fetched again for another user, and the fragments of its parts follow', async () => {
  await signedInAs('customer')
  mockOperation(CompaniesDocument, { companies: { nodes: [{ id: 'com-1', name: 'Sealed for Customers' }] } })
  await visit('/companies')
  expect(await screen.findByRole('link', { name: 'Sealed for Customers' })).toBeTruthy()
  mockOperation(CompaniesDocument, { companies: { nodes: [{ id: 'com-1', name: 'Sealed for Nobody' }] } })
  act(() => sessionStore.end())
  expect(await screen.findByRole('link', { name: 'Sealed for Nobody' })).toBeTruthy()
})

test('a sign-out asks nothing more for the page that it closes', async () => {
  await signedInAs('vendor')
  await visit('/dashboard/vendor/products')
  await screen.findByRole('table')
  const asked: string[] = []
  const onRequest = async ({ request }: { request: Request }) =>
    asked.push((await request.clone().json()).operationName)
  api.events.on('request:start', onRequest)
  act(() => sessionStore.end())
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  api.events.removeListener('request:start', onRequest)
  expect(asked).toEqual(['SiteNavigation', 'SampleAccounts'])
})

test('other tabs never see a moment in which nobody is signed in', async () => {
  await signedInAs('broker')
  const { user } = sessionStore.read()
  const others: string[] = []
  const storage = { ...localStorage, length: 0, key: () => null, clear: () => {}, getItem: () => null }
  storeUser(
    () => ({ ...storage, setItem: (key) => others.push(`+${key}`), removeItem: (key) => others.push(`-${key}`) }),
    user,
  )
  expect(others[0]).toBe('+user:broker')
  expect(others).not.toContain('-user:broker')
})
