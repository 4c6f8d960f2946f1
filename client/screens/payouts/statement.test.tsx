import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { PayoutsDocument } from './payouts.generated'
import { StatementPageDocument } from './statement-page.generated'
import { UnderWayDocument } from './under-way.generated'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('payouts: a new seller is told what will stand here', async () => {
  await signedInAs('broker')
  mockEmpty(PayoutsDocument)
  mockEmpty(UnderWayDocument)
  await visit('/dashboard/payouts')
  const statement = await region('Statement')
  expect(statement.getByText('Your earnings stand here as soon as your first order is completed.')).toBeTruthy()
  expect(statement.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  expect((await region('Under way')).getByText('Nothing is held for you at the moment.')).toBeTruthy()
})

test('payouts: more of the statement is loaded without the account, which the server asks Stripe for', async () => {
  await signedInAs('broker')
  const page = { totalCount: 2, totalIsExact: true }
  const pageInfo = { hasNextPage: true, endCursor: 'after-1' }
  mockOperation(PayoutsDocument, { payouts: { statement: { ...page, nodes: [{ id: 'led-1' }], pageInfo } } })
  const nodes = [{ id: 'led-2', engagement: { id: 'eng-2', title: 'The second order' } }]
  mockOperation(StatementPageDocument, {
    payouts: { statement: { ...page, nodes, pageInfo: { hasNextPage: false } } },
  })
  await visit('/dashboard/payouts')
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'The second order' })).toBeTruthy()
  expect(requestsOf(PayoutsDocument)).toHaveLength(1)
  expect(requestsOf(StatementPageDocument)).toEqual([{ first: 24, after: 'after-1' }])
})
