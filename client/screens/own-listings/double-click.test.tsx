import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import {
  PublishListingDocument,
  UnpublishListingDocument,
} from '../../features/own-listings/publish/listing-actions.generated'
import { requestsOf } from '../../testing/api'
import { open, press, row } from './own-listings.testing'

const [first = '', second = ''] = products
  .filter(({ vendor }) => vendor === 'usr-marta-keller')
  .map(({ title }) => title)

test('own listings: a double click unpublishes one product, whichever button has moved under the pointer', async () => {
  await open()
  await press(first, `Unpublish ${first}`)
  await screen.findByText(`“${first}” is unpublished. Only you can see it now.`)
  fireEvent.click(await (await row(first)).findByRole('button', { name: `Publish ${first}` }), { detail: 2 })
  fireEvent.click(await (await row(second)).findByRole('button', { name: `Unpublish ${second}` }), { detail: 2 })
  expect([requestsOf(PublishListingDocument).length, requestsOf(UnpublishListingDocument).length]).toEqual([0, 1])
})
