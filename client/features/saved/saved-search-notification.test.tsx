import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData, runAs, signedInAs } from '../../testing/api'
import { addProductFile } from '../../testing/product-files'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const draft = {
  title: 'Register of Sample Marks',
  description: 'Marks that were registered, with the papers that did it.',
  price: 20,
  category: 'trademark-registration',
  images: [],
  tags: ['marks'],
}

const request = async (query: string, variables = {}) => {
  const response = await fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()).data
}

const publish = async () => {
  const { createListing } = await request(
    'mutation Create { createListing { ... on ListingCreated { listing { id updatedAt } } } }',
  )
  const { listing } = createListing
  await request('mutation Edit($input: EditListingInput!) { editListing(input: $input) { __typename } }', {
    input: { ...listing, ...draft },
  })
  await addProductFile(listing.id)
  await request('mutation Publish($id: ID!) { publishListing(id: $id) { __typename } }', { id: listing.id })
}

test('saved search: notifies the customer of a new match and links to it', async () => {
  await signedInAs('customer')
  await visit('/search?q=marks&kind=product&max=2000')
  await user.click(await screen.findByText('Save this search'))
  await screen.findByText(/^Saved\./)
  cleanup()
  await runAs('vendor', publish)
  // The notification is sent after the response.
  await waitFor(() =>
    changeSampleData(async (sample) => {
      const news = sample.selectFrom('notification').select('id').where('title', 'like', 'New for%')
      expect(await news.execute()).toHaveLength(1)
    }),
  )
  const router = await visit('/about')
  await user.click(await screen.findByText('Notifications'))
  await user.click(await screen.findByText('New for “marks” among products, up to $2,000.00'))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/products\/prd-/))
  expect(await screen.findByRole('heading', { level: 1, name: draft.title })).toBeTruthy()
})
