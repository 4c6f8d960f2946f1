import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EngagementSide } from '../../generated/schema'
import { mockFragment } from '../../testing/mock-fragment'
import { renderComponent } from '../../testing/render-routes'
import { EngagementRow } from './engagement-row'
import { EngagementRow_EngagementFragmentDoc } from './engagement-row.generated'

interface Mocked {
  viewerSide: EngagementSide
  ended?: boolean
  youWillEarn?: number
  onHold?: boolean
  answerBy?: 'BUYER' | 'SELLER'
  decisionDueAt?: string
  disputeOpened?: string
}

const textOf = async ({
  viewerSide,
  ended = false,
  youWillEarn,
  onHold = false,
  answerBy,
  decisionDueAt,
  disputeOpened,
}: Mocked) => {
  const due = decisionDueAt
    ? ({ kind: 'DECISION', by: 'ADMIN', at: decisionDueAt } as const)
    : answerBy && ({ kind: 'ANSWER', by: answerBy, at: '2027-01-05T10:00:00.000Z' } as const)
  const engagement = mockFragment(EngagementRow_EngagementFragmentDoc, {
    viewerSide,
    ended,
    onHold,
    disputeOpened: disputeOpened ?? null,
    youWillEarn: youWillEarn ?? null,
    nextDue: due ? { ...due, inDays: 3, late: false } : null,
    reviewUntil: null,
    listing: null,
    buyer: { name: 'Ada Stone' },
    seller: { name: 'Bo Lind' },
    money: { price: 699 },
  })
  await renderComponent(
    <ul>
      <EngagementRow engagement={engagement} />
    </ul>,
  )
  return screen.getByRole('listitem').textContent
}

test.each([
  [false, /\$699\.00You will earn \$629\.10$/],
  [true, /\$699\.00You earned \$629\.10$/],
])(
  'engagement row: with an ended engagement: %s, the seller sees the earnings beside the price',
  async (ended, text) => {
    expect(await textOf({ viewerSide: 'SELLER', ended, youWillEarn: 629.1 })).toMatch(text)
  },
)

test('engagement row: the broker sees both parties and the own fee', async () => {
  expect(await textOf({ viewerSide: 'BROKER', youWillEarn: 57.6 })).toMatch(
    /Ada Stone and Bo Lind.*\$699\.00You will earn \$57\.60$/,
  )
})

test('engagement row: the buyer sees the price alone', async () => {
  expect(await textOf({ viewerSide: 'BUYER' })).toMatch(/\$699\.00$/)
})

test.each([
  ['BUYER', 'BUYER', 'Answer by Jan 5'],
  ['SELLER', 'BUYER', 'Buyer answers by Jan 5'],
  ['BUYER', 'SELLER', 'Seller answers by Jan 5'],
] as const)('engagement row: the %s reads that the %s has to answer', async (viewerSide, answerBy, text) => {
  expect(await textOf({ viewerSide, answerBy })).toContain(text)
})

test('engagement row: a dispute says by when it is decided, who opened it and how long ago', async () => {
  const dispute = { decisionDueAt: '2027-01-05T10:00:00.000Z', disputeOpened: 'Opened by Clara 4 days ago' }
  expect(await textOf({ viewerSide: 'ADMIN', ...dispute })).toContain('Decision in 3 daysOpened by Clara 4 days ago')
})

test('engagement row: a hold comes before all dates', async () => {
  expect(await textOf({ viewerSide: 'SELLER', onHold: true, decisionDueAt: '2027-01-05T10:00:00.000Z' })).toContain(
    'On hold',
  )
})
