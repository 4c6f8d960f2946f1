import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PaymentStateDocument } from '../../../features/payment/payment-state.generated'
import { mockError, mockOperation, requestsOf } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { EngagementDocument } from '../engagement.generated'
import { engagementInProgress, openForm, path, user } from '../engagement.testing'
import { AdvanceEngagementDocument } from './advance-engagement.generated'

test.each([
  ['PENDING', '', /^Your payment is being confirmed/],
  ['PENDING', '&left=1', /^You have not paid\. You can pay below/],
  ['PAID', '', /^Your payment has arrived/],
  ['FAILED', '', /^You have not paid/],
  ['REFUNDED', '', /^Your payment is being refunded\. The notification about it says why/],
] as const)('return to an engagement: a payment that is %s is told (%s)', async (paymentState, left, text) => {
  const id = await engagementInProgress()
  mockOperation(PaymentStateDocument, { paymentState })
  await visit(`${path(id)}?payment=pay-1${left}`)
  expect(await main().findByText(text)).toBeTruthy()
  if (paymentState === 'PAID') await waitFor(() => expect(requestsOf(EngagementDocument).length).toBeGreaterThan(1))
})

test('return to an engagement: nothing is said about a payment that is not the viewer’s', async () => {
  const id = await engagementInProgress()
  mockOperation(PaymentStateDocument, { paymentState: null })
  await visit(`${path(id)}?payment=pay-1`)
  await waitFor(() => expect(main().queryByText(/^Your payment is being confirmed/)).toBeNull())
  expect(requestsOf(PaymentStateDocument)).toHaveLength(1)
  expect(main().queryByText(/^You have not paid/)).toBeNull()
})

test('engagement actions: the provider’s page opens without a question about unsaved changes', async () => {
  const id = await engagementInProgress()
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const isLeft: boolean[] = []
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => void isLeft.push(leave()))
  mockOperation(AdvanceEngagementDocument, {
    advanceEngagement: { __typename: 'PaymentRedirect', url: 'https://pay.example/cs_1' },
  })
  await visit(path(id))
  const form = await openForm('Open dispute')
  await user.type(form.getByLabelText('Reason'), 'Silence.')
  expect(leave()).toBe(false)
  await user.click(form.getByRole('button', { name: 'Open dispute' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'))
  expect(isLeft).toEqual([true])
})

test('return to an engagement: the page stays usable where it can’t be fetched again', async () => {
  const id = await engagementInProgress()
  mockOperation(PaymentStateDocument, { paymentState: 'PENDING' })
  await visit(`${path(id)}?payment=pay-1`)
  await main().findByText(/^Your payment is being confirmed/)
  mockError(EngagementDocument)
  mockOperation(PaymentStateDocument, { paymentState: 'PAID' })
  await waitFor(() => expect(requestsOf(EngagementDocument)).toHaveLength(2))
  expect(await openForm('Open dispute')).toBeTruthy()
  expect(main().getByText(/^Your payment has arrived/)).toBeTruthy()
})
