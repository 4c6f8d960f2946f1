import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SalesReportDocument } from '../../features/sales-report/sales-report.generated'
import { salesReport } from '../../features/sales-report/sales-report.testing'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { path, tableOf } from './vendor-analytics.testing'

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('analytics: shows sales and views by month and by product', async () => {
  await signedInAs('vendor')
  mockOperation(SalesReportDocument, { salesReport })
  await visit(path)
  expect(main().getByRole('heading', { level: 1, name: 'Analytics' })).toBeTruthy()
  expect(main().getByText('Sales, views and conversion of your products, month by month.')).toBeTruthy()
  expect((await main().findByText('$578.99 more is held now')).previousElementSibling?.textContent).toBe('$569.02')
  for (const text of ['$1,900', '$424.50 of it refunded', '3.5% of views']) expect(main().getByText(text)).toBeTruthy()
  expect(
    main().getByRole('img', { name: /^From October 2026 to November 2026\. Most in October 2026: 68 views\./ }),
  ).toBeTruthy()
  expect(cells(await tableOf('By month'))).toEqual([
    ['Month', 'Sales', 'Paid', 'Refunded', 'Commission', 'Broker’s fee', 'Earned', 'Views', 'Conversion'],
    ['November 2026', '1', '$899.50', '$0.00', '$5.00', '$0.00', '$44.99', '17', '5.9%'],
    ['October 2026', '2', '$1,000.00', '$424.50', '$60.45', '$20.00', '$524.03', '68', '2.9%'],
    ['Total', '3', '$1,899.50', '$424.50', '$65.45', '$20.00', '$569.02', '85', '3.5%'],
  ])
  const products = await tableOf('By product')
  expect(cells(products).map(([name, sales]) => [name, sales])).toEqual([
    ['Product', 'Sales'],
    ['Report, "Blue"', '2'],
    ['=Gone()', '1'],
  ])
  expect(within(products).getAllByRole('link')).toHaveLength(1)
})
