import { cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { side } from './dashboard.testing'
import { SideNavDocument } from './side-nav.generated'

test.each([
  ['balance', { balance: 12.5, held: 0 }],
  ['running sales', { balance: 0, held: 500 }],
])('side navigation: an account that sold before its role was changed still finds its %s', async (_, payments) => {
  await signedInAs('customer')
  const payouts = () => side().queryByRole('link', { name: 'Payouts' })
  await visit('/dashboard/messages')
  expect(payouts()).toBeNull()
  cleanup()
  mockOperation(SideNavDocument, { payouts: payments })
  await visit('/dashboard/messages')
  await waitFor(() => expect(payouts()).toBeTruthy())
})
