import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockEmpty, mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CustomerSavedDocument } from './customer-saved.generated'

const user = userEvent.setup()
const part = (name: string) => screen.findByRole('region', { name })

beforeEach(() => signedInAs('customer'))

test.each(['Listings', 'Searches'])('%s that were saved lead on, and can be removed', async (name) => {
  await visit('/dashboard/customer/saved')
  const inside = within(await part(name))
  const links = inside.getAllByRole('link').length
  expect(inside.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/(products|services?|search)/)
  const [remove] = inside.getAllByRole('button', { name: /^Remove:/ })
  await user.click(remove ?? document.body)
  await waitFor(() => expect(inside.queryAllByRole('button', { name: /^Remove:/ })).toHaveLength(links - 1))
})

test('while it loads there is a skeleton; with nothing saved, what it is for', async () => {
  mockEmpty(CustomerSavedDocument)
  const answer = mockPending(CustomerSavedDocument)
  await visit('/dashboard/customer/saved')
  expect(await screen.findByText('Loading what you saved')).toBeTruthy()
  await act(async () => answer())
  expect(await screen.findByText(/^Nothing is saved yet/)).toBeTruthy()
  expect(screen.getByText(/^Save a search/)).toBeTruthy()
})

test('a failure says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(CustomerSavedDocument)
  await visit('/dashboard/customer/saved')
  expect(await screen.findByText('What you saved could not be loaded')).toBeTruthy()
})
