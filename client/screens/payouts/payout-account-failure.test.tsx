import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { OpenPayoutAccountDocument } from './payout-account.generated'
import { PayoutsDocument } from './payouts.generated'

test.each([
  [undefined, 'Payouts could not be opened. Please try again in a few minutes.'],
  ['THROTTLED', 'Try again in 9 minutes.'],
])('payouts: a request that fails with %s is told', async (code, text) => {
  await signedInAs('broker')
  mockOperation(PayoutsDocument, { payouts: { account: { state: 'NOT_OPENED', provider: 'Stripe' } } })
  mockError(OpenPayoutAccountDocument, 'Try again in 9 minutes.', code)
  await visit('/dashboard/payouts')
  await userEvent.click(await screen.findByRole('button', { name: 'Set up payouts' }))
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})
