import { expect, test } from 'vitest'
import { EditListingDocument } from '../../features/own-listings/autosave/edit-listing.generated'
import { requestsOf } from '../../testing/api'
import { main } from '../../testing/render-screen'
import { entry, field, openNewService, press, status, user, write } from './listing-editor.testing'

test('listing editor: packages and extras are saved, previewed with their earnings, and removed', async () => {
  await openNewService()
  await write(field('Price in US dollars'), '300')
  expect(await main().findByText('You will earn $270.00')).toBeTruthy()
  await press('Add a package')
  const first = entry('Package 1')
  expect(document.activeElement).toBe(first.getByLabelText('Name'))
  // The first package takes over the price, whose field is gone.
  expect(first.getByLabelText<HTMLInputElement>('Price in US dollars').value).toBe('300')
  expect(main().getAllByLabelText('Price in US dollars')).toHaveLength(1)
  await write(first.getByLabelText('Delivery time in days'), '14')
  await user.selectOptions(first.getByLabelText('Rounds of changes'), '2')
  await write(first.getByLabelText('What it includes'), 'A search\nA call')
  expect(await first.findByText('You will earn $270.00')).toBeTruthy()
  await press('Add an extra')
  await write(entry('Extra 1').getByLabelText('Name'), 'Rush')
  await write(entry('Extra 1').getByLabelText('Price on top, in dollars'), '50')
  expect(await entry('Extra 1').findByText('You will earn $45.00')).toBeTruthy()
  await write(entry('Extra 1').getByLabelText('Days more or fewer'), '−4')
  await status('Saved')
  const { key, ...sent } = requestsOf(EditListingDocument).at(-1)?.input.packages?.[0] ?? {}
  expect(key).toMatch(/^[a-z0-9]{8}$/)
  expect(sent).toEqual({ name: 'Basic', price: 300, deliveryDays: 14, rounds: 2, contents: ['A search', 'A call'] })
  expect(requestsOf(EditListingDocument).at(-1)?.input.extras).toMatchObject([
    { name: 'Rush', price: 50, days: -4, rounds: 0 },
  ])
  expect(main().getByText('From $300')).toBeTruthy()
  await press('Remove package 1')
  expect(document.activeElement?.textContent).toBe('Add a package')
  expect(field('Price in US dollars').value).toBe('300')
})

test('listing editor: a mistake in a package is told beside its field, and publishing focuses it', async () => {
  await openNewService()
  await press('Add a package')
  const first = entry('Package 1')
  await write(first.getByLabelText('Price in US dollars'), 'cheap')
  expect((await first.findByRole('alert')).textContent).toBe('Enter an amount, like 49.99.')
  await user.clear(first.getByLabelText('Price in US dollars'))
  await press('Publish service')
  expect((await first.findByRole('alert')).textContent).toBe('Price is required')
  expect(document.activeElement).toBe(first.getByLabelText('Price in US dollars'))
})
