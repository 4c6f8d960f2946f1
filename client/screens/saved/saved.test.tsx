import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { mockError, mockPending, requestsOf, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { RemoveSavedSearchDocument, SavedDocument } from './saved.generated'

const user = userEvent.setup()
const region = (name: string) => screen.findByRole('region', { name })

beforeEach(() => signedInAs('customer'))

test.each(['Listings', 'Searches'])('saved items: %s are links and can be removed', async (name) => {
  await visit('/dashboard/customer/saved')
  const panel = within(await region(name))
  const links = panel.getAllByRole('link').length
  expect(panel.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/(products|services?|search)/)
  const [remove, next] = panel.getAllByRole('button', { name: /^Remove:/ })
  // As the second click of a double click, which hits the entry that has moved up.
  if (next) fireEvent.click(next, { detail: 2 })
  await user.click(assertFound(remove))
  await waitFor(() => expect(remove?.isConnected).toBe(false))
  expect(panel.queryAllByRole('button', { name: /^Remove:/ })).toHaveLength(links - 1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name })))
})

test('saved items: one is removed once, and the list keeps the focus even if it can’t be loaded again', async () => {
  await visit('/dashboard/customer/saved')
  const [remove] = within(await region('Searches')).getAllByRole('button', { name: /^Remove:/ })
  mockError(SavedDocument)
  const answer = mockPending(RemoveSavedSearchDocument)
  await user.click(assertFound(remove))
  await user.click(assertFound(remove))
  expect(remove?.getAttribute('aria-busy')).toBe('true')
  answer()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Searches' })))
  expect(requestsOf(RemoveSavedSearchDocument)).toHaveLength(1)
})
