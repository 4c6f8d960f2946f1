import { expect, test } from 'vitest'
import { engagementProcess } from '../engagement.process'
import { brokerText } from './broker-notices'

const engagement = { brokerFeePercent: 8, commissionPercent: 10, priceCents: 40_000 }

test.each([
  ['FUND', 'IN_PROGRESS', 'What was paid is held. Your fee of 8% follows when it is released.'],
  [
    'WITHDRAW_DISPUTE',
    'DELIVERED',
    'The dispute was withdrawn. Your fee of 8% follows when the held money is released.',
  ],
  ['CANCEL', 'CANCELLED', 'The price went back to the buyer, so there is no fee.'],
  ['CANCEL_MILESTONE', 'CANCELLED', 'It was not paid, so there is no fee.'],
] as const)('broker: after %s reads what becomes of the fee', (name, state, text) => {
  expect(brokerText(engagementProcess.step(name), { ...engagement, state })).toBe(text)
})
