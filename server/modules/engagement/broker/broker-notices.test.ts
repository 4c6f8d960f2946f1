import { expect, test } from 'vitest'
import { engagementProcess } from '../engagement.process'
import { brokerText } from './broker-notices'

const engagement = { brokerFeePercent: 8, commissionPercent: 10, state: 'CANCELLED', priceCents: 40_000 } as const

test.each([
  ['CANCEL', 'The price went back to the buyer, so there is no fee.'],
  ['CANCEL_MILESTONE', 'It was not paid, so there is no fee.'],
] as const)('broker: after %s reads what became of the fee', (name, text) => {
  expect(brokerText(engagementProcess.step(name), engagement)).toBe(text)
})
