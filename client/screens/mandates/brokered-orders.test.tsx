import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { BrokeredOrdersDocument } from './brokered-orders.generated'

test('orders through a broker’s links: a quote without a price promises no earnings', async () => {
  await signedInAs('broker')
  mockOperation(BrokeredOrdersDocument, {
    engagements: { nodes: [{ id: 'eng-quoted', title: 'Logo', ended: false, youWillEarn: null }] },
  })
  await visit('/dashboard/mandates')
  const orders = within(await screen.findByRole('region', { name: 'Orders through your links' }))
  expect((await orders.findByRole('listitem')).textContent).toMatch(/No price yet$/)
})
