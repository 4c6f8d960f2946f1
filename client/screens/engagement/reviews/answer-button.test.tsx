import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { mockFragment } from '../../../testing/mock-fragment'
import { renderComponent } from '../../../testing/render-routes'
import { reviews } from '../engagement.testing'
import { EngagementReviews } from './engagement-reviews'
import { EngagementReviews_EngagementFragmentDoc } from './engagement-reviews.generated'

test.each([
  ['freelancer', 'SELLER', 1],
  ['customer', 'BUYER', 0],
  ['broker', 'BROKER', 0],
  ['admin', 'ADMIN', 0],
] as const)(
  'review by the buyer: of all who read it, only the seller can answer: %s',
  async (role, viewerSide, count) => {
    await signedInAs(role)
    const engagement = mockFragment(EngagementReviews_EngagementFragmentDoc, {
      viewerSide,
      reviewUntil: null,
      buyer: { id: 'usr-clara-whitfield' },
      seller: { id: 'usr-tomas-vidal' },
      reviews: [{ side: 'BUYER', author: { id: 'usr-clara-whitfield' }, reply: null }],
    })
    await renderComponent(
      <main>
        <EngagementReviews engagement={engagement} />
      </main>,
    )
    expect((await reviews()).queryAllByRole('button', { name: 'Answer' })).toHaveLength(count)
  },
)
