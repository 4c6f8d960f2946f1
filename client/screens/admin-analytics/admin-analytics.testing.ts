import { mockOperation, signedInAs } from '../../testing/api'
import { PlatformReportDocument } from './platform-report.generated'

const nothing = { sales: 0, paid: 0, refunded: 0, commission: 0, earned: 0, newAccounts: 0 }
const sold = { sales: 2, paid: 699.5, refunded: 10, commission: 60, earned: 540, newAccounts: 3 }

/** Signs an admin in, for whom the report has two days. */
export const mockReport = async () => {
  await signedInAs('admin')
  mockOperation(PlatformReportDocument, {
    platformReport: {
      from: '2026-11-20',
      to: '2026-11-21',
      totals: sold,
      days: [
        { day: '2026-11-20', held: 0, payable: 20, totals: nothing, states: [] },
        { day: '2026-11-21', held: 89.5, payable: 560, totals: sold, states: [{ state: 'IN_PROGRESS', count: 4 }] },
      ],
    },
  })
}
