import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { changeSampleData } from '../../testing/api'
import { addProductFile } from '../../testing/product-files'
import { open, press } from './own-listings.testing'

const [product] = products.filter(({ vendor }) => vendor === 'usr-marta-keller')

test('own listings: publishing a product that is taken down does not say that it is published', async () => {
  const { id = '', title = '' } = product ?? {}
  await addProductFile(id)
  await changeSampleData((db) =>
    db.updateTable('listing').set({ takenDown: 1, visible: 0 }).where('id', '=', id).execute(),
  )
  await open()
  await press(title, `Unpublish ${title}`)
  await press(title, `Publish ${title}`)
  expect(await screen.findByText(/is saved\. Marque has taken it down, so nobody else can see it\.$/)).toBeTruthy()
})
