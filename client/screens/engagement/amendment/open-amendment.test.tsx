import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EngagementTransitionInput } from '../../../generated/schema'
import { runAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'

const sellerTakes = async (transition: EngagementTransitionInput) => {
  const id = await engagementInProgress()
  await runAs('freelancer', () => advanceInOtherTab(id, 2, transition))
  await visit(path(id))
  return id
}
const region = async (name: string) => (await main().findByRole('region', { name })).textContent
const press = async (name: string | RegExp) => user.click(await main().findByRole('button', { name }))

test('open amendment: more time shows the old and the new due date, and the buyer accepts it', async () => {
  await sellerTakes({ proposeExtension: { days: 5, reason: 'The scan is too coarse.' } })
  const text = await region('Tomás asks for 5 more days')
  expect(text).toContain('The scan is too coarse.')
  expect(text).toMatch(/Due\w{3} \d+.* instead of \w{3} \d+/)
  expect(text).toMatch(/Without an answer this expires on \w{3} \d+.*, and nothing changes\.$/)
  expect(main().getByRole('heading', { level: 2, name: 'In progress. It is your turn.' })).toBeTruthy()
  expect(main().getByText(/A proposal waits for your answer\.$/)).toBeTruthy()
  await press('Accept 5 more days')
  expect(await main().findByText(/^Tomás is told\. The work is now due on \w{3} \d+\.$/)).toBeTruthy()
  expect(main().queryByRole('region', { name: 'Tomás asks for 5 more days' })).toBeNull()
})

test('open amendment: an addition shows the old and the new price, and the buyer pays the sum on the button', async () => {
  await sellerTakes({ offerAddition: { price: 80, rounds: 1, message: 'Another round.' } })
  const text = await region('Tomás offers one more round of changes for $80.00')
  expect(text).toContain('Price$779.00 instead of $699.00')
  expect(text).toContain('Rounds of changes1 more')
  await press('Accept addition')
  await press(/4242/)
  await press('Accept and pay $80.00')
  expect(await main().findByText('Tomás is told. The price is now $779.00, held by Marque.')).toBeTruthy()
  expect(await region('Money')).toMatch(/^Money\$779\.00 held by Marque/)
  expect(await region('Timeline')).toContain('Addition accepted by you$80.00, 1 round')
})

test('open amendment: an addition without a price asks for no card', async () => {
  await sellerTakes({ offerAddition: { price: 0, message: 'A favicon, too.' } })
  await region('Tomás offers more work at no cost')
  await press('Accept addition')
  expect(main().queryByLabelText('Card number')).toBeNull()
  await press('Accept')
  expect(await main().findByText('Tomás is told. It costs nothing: the price is still $699.00.')).toBeTruthy()
})

test('open amendment: a delivery ends it, and the timeline says so', async () => {
  const id = await sellerTakes({ proposeSettlement: { refund: 99, reason: 'I am ill.' } })
  expect(await region('Tomás proposes to cancel together')).toContain('Back to you$99.00')
  await runAs('freelancer', () => advanceInOtherTab(id, 3, { deliver: { message: 'I am well again.', links: [] } }))
  cleanup()
  await visit(path(id))
  expect(await region('Timeline')).toContain('The open proposal has ended with it.')
})
