import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EngagementTabsDocument } from '../../features/engagement/engagement-tabs.generated'
import { mockEmpty, mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const orders = async () => within(await screen.findByRole('region', { name: 'Orders through your links' }))
const rowsOf = async () => (await orders()).getAllByRole('listitem').map(({ textContent }) => textContent)

test('orders through a broker’s links: rows say what is due and the fee, and ended orders are in the tab Done', async () => {
  const user = userEvent.setup()
  await signedInAs('broker')
  const router = await visit('/dashboard/mandates')
  expect(await rowsOf()).toEqual([
    expect.stringMatching(/^MQ-2K3BR.*Clara Whitfield and Bea Lindqvist.*Due in \d+ days.*You will earn \$57\.60$/),
  ])
  await act(async () => user.click((await orders()).getByRole('button', { name: /^Done/ })))
  await waitFor(async () =>
    expect(await rowsOf()).toEqual([expect.stringMatching(/^MQ-2K7BR.*Since .*You earned \$57\.60$/)]),
  )
  expect(router.state.location.search).toBe('?tab=done')
})

test('orders through a broker’s links: a quote without a price promises no earnings', async () => {
  await signedInAs('broker')
  mockOperation(EngagementTabsDocument, {
    engagements: {
      nodes: [{ title: 'Logo', ended: false, viewerSide: 'BROKER', youWillEarn: null, money: { price: null } }],
    },
  })
  await visit('/dashboard/mandates')
  expect(await rowsOf()).toEqual([expect.stringMatching(/No price yet$/)])
})

test('orders through a broker’s links: a broker without introduced buyers reads so', async () => {
  await signedInAs('broker')
  mockEmpty(EngagementTabsDocument)
  await visit('/dashboard/mandates')
  expect((await orders()).getByText('Nobody has bought through your links yet.')).toBeTruthy()
})
