import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockFragment } from '../../../testing/mock-fragment'
import { renderComponent } from '../../../testing/render-routes'
import { Completion } from './completion'
import { Completion_EngagementFragmentDoc } from './completion.generated'

test.each([
  ['BUYER', null, '$699.00 paid to Tomás Vidal'],
  ['SELLER', 629.1, '$629.10 earned'],
  ['BROKER', 629.1, '$629.10 paid to Tomás Vidal'],
  ['ADMIN', 629.1, '$629.10 paid to Tomás Vidal'],
] as const)(
  'completion: the %s reads what the seller got, the buyer what was paid',
  async (viewerSide, earned, text) => {
    const money = { released: 699, earned }
    const seller = { id: 'usr-tomas-vidal', name: 'Tomás Vidal' }
    const engagement = mockFragment(Completion_EngagementFragmentDoc, { viewerSide, money, seller, listing: null })
    await renderComponent(<Completion engagement={engagement} />)
    expect(screen.getByText(/^\$/).parentElement?.textContent).toBe(text)
  },
)
