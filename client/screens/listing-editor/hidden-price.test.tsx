import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { field, press, status, user, write } from './listing-editor.testing'

test('listing editor: a mistake in price and days of the service does not stop saving once packages replace them', async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/freelancer/services')
  await press('New service')
  await main().findByLabelText('Title')
  await write(field('Price in US dollars'), '49,99')
  await write(field('Delivery time in days'), 'week')
  await press('Add a package')
  const first = within(main().getByRole('group', { name: 'Package 1' }))
  expect((await first.findByRole('alert')).textContent).toBe('Enter an amount, like 49.99.')
  await user.clear(first.getByLabelText('Price in US dollars'))
  await write(first.getByLabelText('Price in US dollars'), '49.99')
  await user.clear(first.getByLabelText('Delivery time in days'))
  await status('Saved')
  await press('Remove package 1')
  expect((await main().findByRole('alert')).textContent).toBe('Enter an amount, like 49.99.')
})
