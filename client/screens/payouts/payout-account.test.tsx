import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PayoutAccountState } from '../../generated/schema'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { OpenPayoutAccountDocument } from './payout-account.generated'
import { PayoutsDocument } from './payouts.generated'

afterEach(() => vi.restoreAllMocks())

const withAccount = (state: PayoutAccountState | null) =>
  mockOperation(PayoutsDocument, { payouts: { account: { state, provider: 'Stripe' } } })

test('payouts: the button leads to the provider’s page', async () => {
  await signedInAs('broker')
  withAccount('NOT_OPENED')
  mockOperation(OpenPayoutAccountDocument, {
    openPayoutAccount: { __typename: 'PayoutAccountLink', url: 'https://connect.example/onboard' },
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await visit('/dashboard/payouts')
  const button = await main().findByRole('button', { name: 'Set up payouts' })
  await act(() => userEvent.click(button))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/onboard'))
})

test('payouts: a problem of the provider is told', async () => {
  await signedInAs('broker')
  withAccount('NOT_OPENED')
  await visit('/dashboard/payouts')
  const button = await main().findByRole('button', { name: 'Set up payouts' })
  await act(() => userEvent.click(button))
  expect((await main().findByRole('alert')).textContent).toContain('Payouts are not set up')
})

test.each([
  ['INCOMPLETE', /needs more details/, ['Continue']],
  ['IN_REVIEW', /checks your details/, ['See your details']],
  ['READY', /paid out by Stripe/, []],
  [null, /can’t be reached/, []],
] as const)(
  'payouts: an account in state %s is explained, and has the buttons that it needs',
  async (state, text, buttons) => {
    await signedInAs('broker')
    withAccount(state)
    await visit('/dashboard/payouts')
    const panel = await main().findByRole('region', { name: 'Your account for payouts' })
    expect(panel.textContent).toMatch(text)
    expect(
      within(panel)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(buttons)
  },
)
