import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { TakeDownsDocument } from './take-downs.generated'

const user = userEvent.setup()

test('take-downs: the owner reads the decision and the appeal that waits', async () => {
  await signedInAs('vendor')
  await visit('/dashboard/take-downs')
  expect(await main().findByText('Appeal waiting')).toBeTruthy()
  expect(main().getByText('The post advertises something else than a job.', { exact: false })).toBeTruthy()
  expect(main().queryByRole('button')).toBeNull()
  expect(main().queryByText(/Reported by/)).toBeNull()
})

test('take-downs: an appeal needs a text', async () => {
  await signedInAs('vendor')
  const availableTransitions = [{ name: 'APPEAL' as const, label: 'Appeal', explanation: 'Once.' }]
  const own = { id: 'rpc-sample-2', title: 'A post', version: 3, reports: [], availableTransitions }
  mockOperation(TakeDownsDocument, { takeDowns: [own] })
  await visit('/dashboard/take-downs')
  await user.click(await main().findByRole('button', { name: 'Appeal: A post' }))
  await user.click(main().getByRole('button', { name: 'Appeal' }))
  expect((await main().findByRole('alert')).textContent).toBe('Say why it should be shown again.')
})

test('take-downs: without one the page says so', async () => {
  await signedInAs('customer')
  mockEmpty(TakeDownsDocument)
  await visit('/dashboard/take-downs')
  expect(await main().findByText('Nothing of yours was taken down.')).toBeTruthy()
})
