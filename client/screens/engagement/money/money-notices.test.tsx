import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EngagementSide } from '../../../generated/schema'
import { mockFragment } from '../../../testing/mock-fragment'
import { renderComponent } from '../../../testing/render-routes'
import { MoneySummary } from './money-summary'
import { MoneySummary_EngagementFragmentDoc } from './money-summary.generated'

const offered = { price: 699, paid: 0, held: 0, released: 0, refunded: 0, refundPending: 0, frozen: null }
const held = { ...offered, paid: 699, held: 699 }

interface Mocked {
  viewerSide: EngagementSide
  money: typeof held | (Omit<typeof held, 'frozen'> & { frozen: number })
  youWillEarn?: number | null
  chargeback?: { explanation: string } | null
}

const textOf = async ({ youWillEarn = null, chargeback = null, ...mocked }: Mocked) => {
  const engagement = mockFragment(MoneySummary_EngagementFragmentDoc, { ...mocked, youWillEarn, chargeback })
  await renderComponent(<MoneySummary engagement={engagement} />)
  return screen.getByRole('region', { name: 'Money' }).textContent
}

test.each([
  ['an offer', offered, /You will earn \$629\.10\.$/],
  ['held funds', held, /You will earn \$629\.10 when the work is accepted\.$/],
])('engagement money: of %s the seller sees the earnings', async (_, money, text) => {
  expect(await textOf({ viewerSide: 'SELLER', money, youWillEarn: 629.1 })).toMatch(text)
})

test.each([offered, held])('engagement money: the buyer of $paid sees no earnings', async (money) => {
  expect(await textOf({ viewerSide: 'BUYER', money })).not.toContain('You will earn')
})

test('engagement money: a chargeback is explained', async () => {
  const explanation = 'The buyer’s bank asks for the payment back.'
  expect(await textOf({ viewerSide: 'SELLER', money: held, chargeback: { explanation } })).toContain(explanation)
})

test('engagement money: frozen earnings have a line of their own', async () => {
  const money = { ...held, held: 0, released: 699, frozen: 629.1 }
  expect(await textOf({ viewerSide: 'SELLER', money })).toContain('Frozen while the account is suspended$629.10')
})
