import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { OwnListingsDocument } from '../../features/own-listings/list/own-listings.generated'
import { PublishListingDocument } from '../../features/own-listings/publish/listing-actions.generated'
import { mockError, mockOperation, mockOutage } from '../../testing/api'
import { addProductFile } from '../../testing/product-files'
import { open, press, row, user } from './own-listings.testing'

const own = products.filter(({ vendor }) => vendor === 'usr-marta-keller')
const [first = '', second = ''] = own.map(({ title }) => title)

test('own listings: shows the vendor’s products', async () => {
  await open()
  expect((await row(first)).getByText('Published')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(own.length + 1)
  expect(screen.getByRole('button', { name: `All ${own.length}` }).getAttribute('aria-pressed')).toBe('true')
  const view = (await row(first)).getByRole('link', { name: `View ${first}` })
  expect(view.getAttribute('href')).toBe(`/products/${own[0]?.id}`)
})

test('own listings: unpublishes a product and publishes it again', async () => {
  await addProductFile(own[0]?.id ?? '')
  await open()
  await press(first, `Unpublish ${first}`)
  expect(await screen.findByText(`“${first}” is unpublished. Only you can see it now.`)).toBeTruthy()
  const filter = await screen.findByRole('button', { name: 'Unpublished 1' })
  await act(() => user.click(filter))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect((await row(first)).getByText('Unpublished')).toBeTruthy()
  await press(first, `Publish ${first}`)
  expect(await screen.findByText(/^Nothing is unpublished/)).toBeTruthy()
})

test('own listings: a failed action shows an error and changes nothing', async () => {
  mockError(PublishListingDocument)
  await open()
  await press(first, `Unpublish ${first}`)
  await press(first, `Publish ${first}`)
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed. Please try again.')
})

test('own listings: an unanswered action is not said to have failed', async () => {
  await open()
  await row(second)
  mockOutage()
  await press(second, `Unpublish ${second}`)
  expect((await screen.findByRole('alert')).textContent).toMatch(`“${second}”: There was no answer`)
})

test('own listings: counts that the server has not counted to the end are lower bounds', async () => {
  const total = { totalCount: 1_001, totalIsExact: false }
  mockOperation(OwnListingsDocument, { drafts: total, published: total })
  await open()
  expect(await screen.findByRole('button', { name: 'Drafts 1,000+' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Published 1,000+' })).toBeTruthy()
})
