import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SaveSearchDocument } from './save-search.generated'

const user = userEvent.setup()
const press = async () => user.click(await screen.findByRole('button', { name: 'Save this search' }))

test.each([
  [undefined, 'It could not be saved. Please try again.'],
  ['THROTTLED', 'Try again in 9 minutes.'],
])('saved search: a request that fails with %s is told', async (code, text) => {
  await signedInAs('customer')
  await visit('/search?q=patent')
  mockError(SaveSearchDocument, 'Try again in 9 minutes.', code)
  await press()
  expect(await screen.findByText(text)).toBeTruthy()
})

test('saved search: a seller saves one, and finds it among the own saved ones', async () => {
  await signedInAs('freelancer')
  await visit('/search?q=patent')
  await press()
  const link = await screen.findByRole('link', { name: 'Your saved searches' })
  expect(link.getAttribute('href')).toBe('/dashboard/saved')
})

test('saved search: the confirmation announces notifications', async () => {
  await signedInAs('customer')
  await visit('/search?q=patent')
  await press()
  expect(await screen.findByText(/^Saved\. We notify you/)).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
})

test('saved search: a signed-out visitor signs in and comes back to the search', async () => {
  const router = await visit('/search?q=patent')
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/search?q=patent')
})

test('saved search: one that is saved already is not offered again', async () => {
  await signedInAs('customer')
  const router = await visit('/search?q=Patent&days=30')
  await press()
  await screen.findByText(/^Saved\./)
  await act(() => router.navigate('/search?q=patent&days=30'))
  expect(await screen.findByText(/^You have saved this search\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  await act(() => router.navigate('/search?q=patent++law&days=30'))
  await press()
  await screen.findByText(/^Saved\./)
  await act(() => router.navigate('/search?q=patent&days=30'))
  await act(() => router.navigate('/search?q=patent++law&days=30'))
  expect(await screen.findByText(/^You have saved this search\./)).toBeTruthy()
  await act(() => router.navigate('/search?q=patent&days=31'))
  expect(await screen.findByRole('button', { name: 'Save this search' })).toBeTruthy()
})

test('saved search: filters of sellers are saved, and the rating is not', async () => {
  await signedInAs('customer')
  const router = await visit('/marketplace/freelancers?rating=4&verified=true&language=en')
  expect(await screen.findByText('Without the rating: new listings have none yet.')).toBeTruthy()
  await press()
  expect(
    await screen.findByText(/^Saved without the rating, which new listings do not have yet\. We notify/),
  ).toBeTruthy()
  expect(requestsOf(SaveSearchDocument).at(-1)?.input).toMatchObject({
    kind: 'SERVICE',
    sellerRole: 'FREELANCER',
    verified: true,
    language: 'en',
  })
  await act(() => router.navigate('/marketplace/freelancers?verified=true'))
  expect(await screen.findByRole('button', { name: 'Save this search' })).toBeTruthy()
  await act(() => router.navigate('/search?kind=service&role=freelancer&verified=true&language=en'))
  expect(await screen.findByText(/^You have saved this search\./)).toBeTruthy()
})
