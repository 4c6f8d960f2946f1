import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { SalesReportDocument } from './sales-report.generated'
import { noSales, salesReport } from './sales-report.testing'

afterEach(() => vi.restoreAllMocks())

/** The names and texts of the files that a click downloads. */
const filesFrom = async (press: () => Promise<void>) => {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:sales'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await press()
  return { names, text: await blobs[0]?.text(), type: blobs[0]?.type }
}

test.each([
  ['vendor', '/dashboard/vendor/analytics', 'See your products', '/dashboard/vendor/products'],
  ['freelancer', '/dashboard/freelancer/earnings', 'See your services', '/dashboard/freelancer/services'],
  ['broker', '/dashboard/broker/earnings', 'See your services', '/dashboard/broker/services'],
] as const)(
  'sales report: a %s without sales gets a link to the own listings, but not in a year that may have just begun',
  async (role, path, label, to) => {
    await signedInAs(role)
    mockOperation(SalesReportDocument, { salesReport: noSales })
    await visit(path)
    const ofMonths = within(await main().findByRole('region', { name: 'No sales in these months' }))
    expect(ofMonths.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
    expect(main().queryByRole('table')).toBeNull()
    await act(() => userEvent.click(main().getByRole('button', { name: 'This year' })))
    expect(await main().findByText('Choose a longer time to see sales of earlier years.')).toBeTruthy()
    expect(main().queryByRole('link', { name: label })).toBeNull()
    await act(() => userEvent.click(main().getByRole('button', { name: 'All' })))
    const ofAll = within(await main().findByRole('region', { name: 'No sales yet' }))
    expect(ofAll.getByRole('link', { name: label })).toBeTruthy()
  },
)

test('sales report: the months can be downloaded as CSV', async () => {
  await signedInAs('freelancer')
  mockOperation(SalesReportDocument, { salesReport })
  await visit('/dashboard/freelancer/earnings')
  const button = await main().findByRole('button', { name: 'Download CSV (By month)' })
  const { names, text, type } = await filesFrom(() => userEvent.click(button))
  expect([names, type]).toEqual([['marque-by-month-2026-10-to-2026-11.csv'], 'text/csv;charset=utf-8'])
  expect(text?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Month,Sales,Paid,Refunded,Commission,Broker’s fee,Earned,Held at the end',
    '2026-11,1,899.50,0.00,5.00,0.00,44.99,578.99',
    '2026-10,2,1000.00,424.50,60.45,20.00,524.03,100.25',
    '',
  ])
})

test('sales report: the products can be downloaded as CSV, with escaped titles', async () => {
  await signedInAs('vendor')
  mockOperation(SalesReportDocument, { salesReport })
  await visit('/dashboard/vendor/analytics')
  const button = await main().findByRole('button', { name: 'Download CSV (By product)' })
  const { names, text } = await filesFrom(() => userEvent.click(button))
  expect(names).toEqual(['marque-by-product-2026-10-to-2026-11.csv'])
  expect(text?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Product,Sales,Paid,Refunded,Commission,Broker’s fee,Earned,Views,Conversion',
    '"Report, ""Blue""",2,1000.00,424.50,60.45,20.00,524.03,85,0.0235',
    "'=Gone(),1,899.50,0.00,5.00,0.00,44.99,0,",
    '',
  ])
})
