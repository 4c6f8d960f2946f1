import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

test('email: says that mails to the address come back', async () => {
  const rejected = { address: 'customer@example.com', rejectedAt: '2026-11-20T12:00:00.000Z' }
  await changeSampleData((sample) => sample.insertInto('rejectedAddress').values(rejected).execute())
  await signedInAs('customer')
  await visit('/dashboard/settings')
  expect(await screen.findByText(/^Our mails to customer@example\.com come back/)).toBeTruthy()
})
