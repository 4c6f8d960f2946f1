import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditListingDocument } from '../../features/own-listings/autosave/edit-listing.generated'
import { mockError, requestsOf } from '../../testing/api'
import { field, openNewProduct, status, write } from './listing-editor.testing'

test('autosave: leaving asks first while a price that is no number waits for its save', async () => {
  const router = await openNewProduct()
  await write(field('Price in US dollars'), 'abc')
  await act(() => router.navigate('/about'))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('autosave: a retry that fails leaves the question “Leave without saving?” open', async () => {
  const router = await openNewProduct()
  const { pathname } = router.state.location
  mockError(EditListingDocument)
  await write(field('Title'), 'Kept')
  await status('Not saved. We keep trying; what you typed is still here.')
  await act(() => router.navigate('/about'))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  const { length } = requestsOf(EditListingDocument)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(requestsOf(EditListingDocument).length).toBeGreaterThan(length))
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(pathname)
})
