import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { InvoiceDocument } from './invoice.generated'
import { invoice } from './invoice.testing'

test('invoice: shows parties, lines, sums and payment, and leads to the PDF', async () => {
  await signedInAs('customer')
  mockOperation(InvoiceDocument, { invoice })
  await visit('/dashboard/invoices/INV-2026-000007')
  const sheet = within(await main().findByRole('article', { name: 'Invoice INV-2026-000007' }))
  for (const text of ['Studio Tessel', 'Ada', 'Tax number PT1', 'Paid by card ending 4242', 'November 23, 2026'])
    expect(sheet.getByText(text)).toBeTruthy()
  expect(sheet.getAllByText('United Kingdom')).toHaveLength(2)
  expect(sheet.getByRole('listitem').textContent).toBe('MQ-2F7K9LogoStandard, Rush2 at $61.50$123.00')
  for (const [term, amount] of [
    ['Net', '$100.00'],
    ['Tax, 23%', '$23.00'],
    ['Total, in US dollars', '$123.00'],
  ] as const)
    expect(sheet.getByText(term).nextElementSibling?.textContent).toBe(amount)
  expect([sheet.queryByText('Refunded'), main().queryByText('INV-2026-000007')?.tagName]).toEqual([null, 'SPAN'])
  expect(main().getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(invoice.pdf)
})

test('invoice: a credit note names its invoice, without a tax rate there is no tax', async () => {
  await signedInAs('vendor')
  const corrects = { id: 'inv-1', number: 'INV-2026-000007' }
  const note = { ...invoice, number: 'CN-2026-000001', kind: 'CREDIT_NOTE' as const, corrects, taxRate: null }
  mockOperation(InvoiceDocument, { invoice: { ...note, id: 'inv-2' } })
  await visit('/dashboard/invoices/CN-2026-000001')
  const sheet = within(await main().findByRole('article', { name: 'Credit note CN-2026-000001' }))
  expect(sheet.getByRole('link', { name: 'INV-2026-000007' })).toBeTruthy()
  expect(sheet.getByText('Refunded, in US dollars')).toBeTruthy()
  expect([sheet.queryByText('Net'), sheet.queryByText(/^Paid/)]).toEqual([null, null])
})

test('invoice: a line whose title is no longer kept leads to its order by the number', async () => {
  await signedInAs('customer')
  const lines = invoice.lines.map((line) => ({ ...line, title: '', choice: [] }))
  mockOperation(InvoiceDocument, { invoice: { ...invoice, lines } })
  await visit('/dashboard/invoices/INV-2026-000007')
  expect(await main().findByRole('link', { name: 'MQ-2F7K9' })).toBeTruthy()
})

test('invoice: an unknown number, or that of another account, is not found', async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/invoices/INV-1999-000001')
  expect(await main().findByRole('heading', { name: 'Invoice Not Found' })).toBeTruthy()
})
