import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SalesReportDocument } from '../../features/sales-report/sales-report.generated'
import { salesReport } from '../../features/sales-report/sales-report.testing'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const months = async () => within(await main().findByRole('region', { name: 'By month' })).getAllByRole('row')

describe.each(['freelancer', 'broker'] as const)('earnings of a %s', (role) => {
  const path = `/dashboard/${role}/earnings`

  test('shows what was earned, held and refunded by month', async () => {
    await signedInAs(role)
    mockOperation(SalesReportDocument, { salesReport })
    await visit(path)
    expect(main().getByRole('heading', { level: 1, name: 'Earnings' })).toBeTruthy()
    expect(main().getByText('What your work has earned, and what is held until work is accepted.')).toBeTruthy()
    const rows = (await months()).map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows).toEqual([
      ['Month', 'Sales', 'Paid', 'Refunded', 'Commission', 'Broker’s fee', 'Earned', 'Held at the end'],
      ['November 2026', '1', '$899.50', '$0.00', '$5.00', '$0.00', '$44.99', '$578.99'],
      ['October 2026', '2', '$1,000.00', '$424.50', '$60.45', '$20.00', '$524.03', '$100.25'],
      ['Total', '3', '$1,899.50', '$424.50', '$65.45', '$20.00', '$569.02', '$578.99'],
    ])
    for (const text of ['after $65.45 commission and $20.00 for brokers', '$1,899.50 paid by buyers'])
      expect(main().getByText(text)).toBeTruthy()
    const mandates = main().getByRole('link', { name: 'See your mandates (Fees as a broker)' })
    expect(mandates.parentElement?.textContent).toContain('$52')
    expect(main().getByRole('img', { name: /Most in October 2026: \$524\.03\. This month: \$44\.99\.$/ })).toBeTruthy()
  })

  test('the sample account has earned in several months', async () => {
    await signedInAs(role)
    await visit(path)
    const earned = (await months()).slice(1, -1).map(({ children }) => children[6]?.textContent)
    expect(earned).toHaveLength(12)
    expect(earned.filter((amount) => amount !== '$0.00').length).toBeGreaterThan(5)
  })
})
