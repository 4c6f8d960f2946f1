import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { DocketDocument } from './docket.generated'

const user = userEvent.setup()

test('docket: a date that is marked as met leaves the list', async () => {
  await signedInAs('customer')
  await visit('/dashboard/docket')
  const region = within(await screen.findByRole('region', { name: 'Coming up' }))
  await user.click(region.getByRole('button', { name: /^Mark as met.*Opposition/ }))
  await waitFor(() => expect(region.queryByText(/^Opposition/)).toBeNull())
})

test('docket: a date that was marked is no failure although the list can’t be refetched', async () => {
  await signedInAs('customer')
  await visit('/dashboard/docket')
  const region = within(await screen.findByRole('region', { name: 'Coming up' }))
  mockError(DocketDocument)
  await user.click(region.getByRole('button', { name: /^Mark as met.*Priority/ }))
  await waitFor(() => expect(requestsOf(DocketDocument)).toHaveLength(2))
  expect(await region.findByText('met')).toBeTruthy()
  expect(screen.queryByText(/Nothing was changed/)).toBeNull()
})

test('calendar: a new address is shown although the docket can’t be refetched', async () => {
  await signedInAs('vendor')
  await visit('/dashboard/docket')
  const main = within(screen.getByRole('main'))
  const create = await main.findByRole('button', { name: 'Create calendar address' })
  mockError(DocketDocument)
  await user.click(create)
  expect(await main.findByRole('region', { name: 'Your calendar address' })).toBeTruthy()
  await waitFor(() => expect(requestsOf(DocketDocument)).toHaveLength(2))
  expect(main.queryByRole('alert')).toBeNull()
})

test('docket: Load more keeps the dates that are shown, and the new calendar address', async () => {
  await signedInAs('customer')
  mockOperation(DocketDocument, ({ first, after }) => ({
    docketEntries: {
      nodes: after ? [{ id: 'dkt-2' }] : first > 24 ? [{ id: 'dkt-1' }, { id: 'dkt-2' }] : [{ id: 'dkt-1' }],
      pageInfo: { hasNextPage: !after && first === 24, endCursor: after ? 'dkt-2' : 'dkt-1' },
    },
  }))
  await visit('/dashboard/docket')
  await user.click(await main().findByRole('button', { name: /calendar address|new address/ }))
  expect(await main().findByRole('region', { name: 'Your calendar address' })).toBeTruthy()
  // The refetch that follows the new address.
  await waitFor(() => expect(requestsOf(DocketDocument)).toHaveLength(2))
  await user.click(main().getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(main().getAllByRole('button', { name: /^Mark as met/ })).toHaveLength(2))
  expect(main().getByRole('region', { name: 'Your calendar address' })).toBeTruthy()
})
