import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, signedInAs } from '../../../testing/api'
import { assertFound } from '../../../testing/assert-found'
import { main, visit } from '../../../testing/render-screen'
import { openForm, path, user } from '../engagement.testing'
import { EngagementInvoicesDocument } from '../money/engagement-invoices.generated'
import { EngagementMilestonesDocument } from './engagement-milestones.generated'

const milestones = async () => within(await main().findByRole('region', { name: 'Milestones' }))

test('milestones: the panel has the state of each, marks the current one and this page, and links to the others', async () => {
  await signedInAs('customer')
  await visit(path('MQ-2K6MV'))
  const panel = await milestones()
  expect(await panel.findByText('1 of 4 released.')).toBeTruthy()
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('ConceptCompleted$450.00')
  expect(rows[1]).toMatch(/Signs and mapCurrent · \d+ days left to answerDelivered\$980\.00/)
  expect(rows[2]).toMatch(/Visitor bookletThis page · Due in \d+ daysIn progress\$620\.00/)
  expect(rows[3]).toContain('Print supervision5 daysNot funded yet$350.00')
  expect(panel.getByText('$2,400.00')).toBeTruthy()
  expect(panel.getAllByRole('link')).toHaveLength(3)
  const next = panel.getByRole('link', { name: 'Print supervision' }).getAttribute('href')
  expect(next).toMatch(/^\/dashboard\/engagements\/eng-/)
})

test('milestones: a buyer funds one, by a button that names the sum', async () => {
  await signedInAs('customer')
  await visit(path('MQ-2K6MW'))
  expect(await main().findByText('Nothing has been paid yet. The price of this milestone is $350.00.')).toBeTruthy()
  const form = await openForm('Fund this milestone', 'Fund and pay $350.00')
  expect(form.getByText('within 5 days from now')).toBeTruthy()
  await user.click(await form.findByRole('button', { name: /4242/ }))
  await user.click(form.getByRole('button', { name: 'Fund and pay $350.00' }))
  expect(await main().findByText('You have paid $350.00, and Marque holds it. Tomás begins now.')).toBeTruthy()
  const row = (await milestones()).getAllByRole('listitem')[3]
  expect(await within(assertFound(row)).findByText('In progress')).toBeTruthy()
})

test('milestones and invoices: a failure says so, and they can be loaded again', async () => {
  await signedInAs('customer')
  const mends = [mockError(EngagementMilestonesDocument), mockError(EngagementInvoicesDocument)]
  await visit(path('MQ-2K6MV'))
  expect(await main().findByRole('heading', { name: 'The milestones could not be loaded' })).toBeTruthy()
  expect(await main().findByRole('heading', { name: 'The invoices could not be loaded' })).toBeTruthy()
  for (const mend of mends) mend()
  for (const retry of main().getAllByRole('button', { name: 'Try again' })) await user.click(retry)
  expect(await main().findByRole('region', { name: 'Milestones' })).toBeTruthy()
})

test('milestones: an order without them has no panel', async () => {
  await signedInAs('customer')
  await visit(path('MQ-2F7KC'))
  expect(await screen.findByRole('region', { name: 'Money' })).toBeTruthy()
  expect(main().queryByRole('region', { name: 'Milestones' })).toBeNull()
})
