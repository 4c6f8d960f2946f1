import { within } from '@testing-library/react'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { href, panel } from '../overview.testing'
import { SellerOverviewDocument } from './seller-overview.generated'

const none = { nodes: [], totalCount: 0 }
const counts = {
  published: { totalCount: 0 },
  unpublished: { totalCount: 0 },
  drafts: none,
  engagements: none,
  purchases: none,
  docket: none,
}
export const seller = { id: 'usr-marta-keller' }
export const openChecklist = async (listings: object = {}) => {
  await signedInAs('vendor')
  mockOperation(SellerOverviewDocument, {
    ...counts,
    ...listings,
    viewer: { ...seller, checklistDismissedAt: null, company: null },
  })
  await visit('/dashboard')
  return panel('Your way to the first product on sale')
}
export const statesOf = (list: Awaited<ReturnType<typeof openChecklist>>) =>
  list.getAllByRole('listitem').map((step) => {
    const link = within(step).getByRole('link')
    return [within(step).queryByText(/^(Done|Open)$/)?.textContent, link.textContent, href(link)]
  })
