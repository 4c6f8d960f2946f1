import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { renderComponent } from '../../testing/render-routes'
import { PriceField } from './price-field'
import { YouWillEarnDocument } from './you-will-earn.generated'

// Without pauses between the keys, also on a busy machine.
const user = userEvent.setup({ delay: null })

test('price field: a seller sees the earnings of the price that is typed, and asks once the typing pauses', async () => {
  await signedInAs('freelancer')
  await renderComponent(<PriceField label="Price" name="price" />)
  await user.type(screen.getByLabelText('Price'), '699')
  expect(await screen.findByText('You will earn $629.10')).toBeTruthy()
  expect(requestsOf(YouWillEarnDocument)).toEqual([{ price: 699 }])
  await user.clear(screen.getByLabelText('Price'))
  expect(screen.queryByText(/You will earn/)).toBeNull()
})

test('price field: no earnings stand beside a price that is too high', async () => {
  await signedInAs('freelancer')
  await renderComponent(<PriceField label="Price" name="price" defaultValue="699" />)
  await screen.findByText('You will earn $629.10')
  await user.type(screen.getByLabelText('Price'), '0000')
  await waitFor(() => expect(screen.queryByText(/You will earn/)).toBeNull())
})

test('price field: shows the earnings of its first price', async () => {
  await signedInAs('vendor')
  await renderComponent(<PriceField label="Price" name="price" defaultValue="100.00" />)
  expect(await screen.findByText('You will earn $90.00')).toBeTruthy()
})

test('price field: shows a customer no earnings, and does not ask for them', async () => {
  await signedInAs('customer')
  await renderComponent(<PriceField label="Price" name="price" defaultValue="699" />)
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')).not.toBeNull())
  expect(requestsOf(YouWillEarnDocument)).toEqual([])
  expect(screen.queryByText(/You will earn/)).toBeNull()
})
