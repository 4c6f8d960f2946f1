import { expect, test } from 'vitest'
import { mockEmpty, mockOperation, signedInAs } from '../../testing/api'
import { main } from '../../testing/render-screen'
import { AdvanceMandateDocument } from './mandate-row.generated'
import { MandatesDocument } from './mandates.generated'
import { accept, open, region } from './mandates.testing'

test('mandates: a broker sees the listings and the link of an active mandate', async () => {
  await signedInAs('broker')
  await open()
  const brokered = await region('Listings that you broker')
  expect(brokered.getByText(/8% of the price/).textContent).toContain('For Bea Lindqvist')
  expect(brokered.getByText(/\/service\/srv-1602\?broker=k7m2xq9p$/)).toBeTruthy()
  expect(brokered.getByRole('button', { name: /^Withdraw: Logo Design/ })).toBeTruthy()
})

test('mandates: a refused answer is shown', async () => {
  await signedInAs('freelancer')
  await open()
  const message = 'This was changed in the meantime. It is now “Withdrawn”.'
  mockOperation(AdvanceMandateDocument, {
    advanceMandate: {
      __typename: 'MandateRefused',
      message,
      mandate: { id: 'mnd-sample-2', availableTransitions: [] },
    },
  })
  await accept()
  expect((await main().findByRole('alert')).textContent).toBe(message)
})

test('mandates: without any it says how to begin', async () => {
  await signedInAs('broker')
  mockEmpty(MandatesDocument)
  await open()
  expect(await main().findByText(/^No mandates yet\. Open a listing of another account/)).toBeTruthy()
})
