import { expect, test } from 'vitest'
import { openPayment } from './open-payment'

const warningsOf = async (sampleData: boolean) => {
  const warnings: string[] = []
  await openPayment({ stripe: undefined, sampleData }, { warn: (text: string) => void warnings.push(text) })
  return warnings
}

test('without a payment provider the log says at the start how to set one up', async () => {
  expect(await warningsOf(false)).toEqual([
    'Nothing can be bought: no payment provider is set up. docs/payments.md says how.',
  ])
  expect(await warningsOf(true)).toEqual([])
})
