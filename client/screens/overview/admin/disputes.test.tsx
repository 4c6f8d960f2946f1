import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { panel } from '../overview.testing'
import { DisputesDocument } from './disputes.generated'

const openWith = async (overdue: boolean[], totalCount = overdue.length) => {
  await signedInAs('admin')
  mockOperation(DisputesDocument, {
    disputes: {
      nodes: overdue.map((decisionOverdue, index) => ({ id: `eng-${index}`, decisionOverdue })),
      totalCount,
      totalIsExact: true,
    },
  })
  await visit('/dashboard')
}

test.each([
  [[true, false], '1 dispute is overdue. Please decide the first ones first.'],
  [[true, true, false], '2 disputes are overdue. Please decide the first ones first.'],
])('admin overview: of disputes, overdue %j, a notice says how many', async (overdue, text) => {
  await openWith(overdue)
  const disputes = await panel('Disputes to decide')
  expect(disputes.getByText(text)).toBeTruthy()
  expect(disputes.getAllByRole('listitem')).toHaveLength(overdue.length)
})

test('admin overview: if all loaded disputes are overdue, the others may be, too', async () => {
  await openWith([true, true], 25)
  const disputes = await panel('Disputes to decide')
  expect(disputes.getByText(/^At least 2 disputes are overdue\./)).toBeTruthy()
})

test('admin overview: disputes in time have no notice', async () => {
  await openWith([false])
  expect((await panel('Disputes to decide')).queryByText(/overdue/)).toBeNull()
})

test('admin overview: without disputes there is no panel', async () => {
  await openWith([])
  await panel('Latest in the audit trail')
  expect(main().queryByRole('region', { name: 'Disputes to decide' })).toBeNull()
})
