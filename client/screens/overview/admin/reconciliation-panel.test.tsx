import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { panel } from '../overview.testing'
import { ReconciliationPanelDocument } from './reconciliation-panel.generated'

const at = '2026-11-21T10:00:00.000Z'
const difference = 'We have a charge of $85.00 with the key pay-1. The provider has not booked it.'

test.each([
  [null, /^Our books have not been compared/],
  [{ at, differences: [] }, 'The payment provider’s books and ours agree.'],
  [{ at, differences: [difference] }, difference],
])('payment books panel: %j is told to admins', async (reconciliation, text) => {
  await signedInAs('admin')
  mockOperation(ReconciliationPanelDocument, { reconciliation })
  await visit('/dashboard')
  expect((await panel('Payment books')).getByText(text)).toBeTruthy()
})
