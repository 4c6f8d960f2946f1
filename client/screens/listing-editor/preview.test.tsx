import { expect, test } from 'vitest'
import { main } from '../../testing/render-screen'
import { entry, field, openNewService, press, write } from './listing-editor.testing'

test('listing editor: the preview of a service promises no delivery time before there is one', async () => {
  await openNewService()
  expect(await main().findByText('No reviews yet')).toBeTruthy()
  expect(main().queryByText(/^Delivery at once/)).toBeNull()
  await press('Add an extra')
  await press('Add a package')
  expect(await main().findByText('1 round of changes', { selector: 'small' })).toBeTruthy()
  expect(main().getByText('With 1 round of changes')).toBeTruthy()
  expect(main().queryByText(/^Delivery at once/)).toBeNull()
  await write(entry('Package 1').getByLabelText('Delivery time in days'), '14')
  expect((await main().findAllByText(/^Delivery in 14 days/)).length).toBeGreaterThan(1)
})

test('listing editor: a further package without a price leaves the preview at price and days of the others', async () => {
  await openNewService()
  await write(field('Price in US dollars'), '300')
  await press('Add a package')
  await write(entry('Package 1').getByLabelText('Delivery time in days'), '14')
  await press('Add a package')
  expect(await main().findByText('From $300')).toBeTruthy()
  expect(main().queryByText('From $0')).toBeNull()
  expect(main().getAllByText(/^Delivery in 14 days/).length).toBeGreaterThan(1)
})
