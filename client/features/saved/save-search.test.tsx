import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SaveSearchDocument } from './save-search.generated'

const user = userEvent.setup()
const press = async () => user.click(await screen.findByRole('button', { name: 'Save this search' }))

test('a customer saves a search, or is told that it failed', async () => {
  await signedInAs('customer')
  await visit('/search?q=patent')
  mockError(SaveSearchDocument)
  await press()
  expect(await screen.findByText('It could not be saved. Please try again.')).toBeTruthy()
})

test('the search that was saved is told', async () => {
  await signedInAs('customer')
  await visit('/search?q=patent')
  await press()
  expect(await screen.findByText(/^Saved\. You are told/)).toBeTruthy()
})

test('who is signed out signs in, and comes back to the search', async () => {
  const router = await visit('/search?q=patent')
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/search?q=patent')
})
