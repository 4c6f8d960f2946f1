import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompaniesDocument } from '../../screens/companies/companies.generated'
import { mockPending, signedInAs } from '../../testing/api'
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
