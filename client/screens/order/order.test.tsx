import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { OrderDocument } from './order.generated'

test.each([
  [699, '4242', 'Card ending 4242'],
  [699, '', 'Card'],
  [0, null, 'There was nothing to pay'],
])('receipt: a total of %d from the card "%s" was paid with: %s', async (total, cardLastFour, text) => {
  await signedInAs('customer')
  mockOperation(OrderDocument, { order: { id: 'ord-1', total, cardLastFour } })
  await visit('/dashboard/orders/ord-1')
  expect((await screen.findByText('Paid with')).nextElementSibling?.textContent).toBe(text)
})

test('receipt: an invoice whose seller is no longer kept stands without a name', async () => {
  await signedInAs('customer')
  const invoice = { id: 'inv-1', number: 'INV-2026-000007', kind: 'INVOICE' as const }
  mockOperation(OrderDocument, {
    order: { id: 'ord-1', invoices: [{ ...invoice, seller: { name: '', company: null } }] },
  })
  await visit('/dashboard/orders/ord-1')
  const link = await screen.findByRole('link', { name: invoice.number })
  expect(link.parentElement?.textContent).toBe('Invoice INV-2026-000007')
})
