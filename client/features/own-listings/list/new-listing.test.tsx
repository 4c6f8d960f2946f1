import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { CreateListingDocument } from './own-listings.generated'

test('new listing: a seller who has as many as there may be is told', async () => {
  const message = "An account has at most 200 listings. Delete one that you don't need."
  mockOperation(CreateListingDocument, { createListing: { __typename: 'TooManyListings', message } })
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/products')
  await userEvent.click(await screen.findByRole('button', { name: 'New product' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(router.state.location.pathname).toBe('/dashboard/vendor/products')
})
