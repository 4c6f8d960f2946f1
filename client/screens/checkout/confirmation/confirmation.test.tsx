import { expect, test } from 'vitest'
import { mockOperation } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { ConfirmationDocument } from './confirmation.generated'

test.each([
  [false, 'A receipt is on its way to ada@fernwell.example.'],
  [true, /Please confirm your email address, ada@fernwell\.example, within a day/],
])(
  'confirmation: with an email address to confirm: %s, it says when the receipt is mailed',
  async (mustConfirmEmail, text) => {
    const { orderId } = await buyListing('srv-1501', 699)
    mockOperation(ConfirmationDocument, {
      viewer: { mustConfirmEmail },
      order: { id: orderId, receipt: { email: 'ada@fernwell.example' } },
    })
    await visit(`/checkout?order=${orderId}`)
    expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
    expect(await main().findByText(text, { exact: false })).toBeTruthy()
  },
)

test('confirmation: an order is paid, too, whose card has no digits', async () => {
  const { orderId } = await buyListing('srv-1501', 699)
  mockOperation(ConfirmationDocument, { order: { id: orderId, total: 699, cardLastFour: '' } })
  await visit(`/checkout?order=${orderId}`)
  expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
  expect(main().getByText(/^\$699\.00 from your card, on /)).toBeTruthy()
})
