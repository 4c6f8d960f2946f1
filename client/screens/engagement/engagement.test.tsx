import { expect, test, vi } from 'vitest'
import { mockError, mockPending, runAs, signedInAs } from '../../testing/api'
import { advanceInOtherTab, buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'
import { EngagementDocument } from './engagement.generated'
import { engagementInProgress, path } from './engagement.testing'

test('engagement: shows the state, the actions of each side, the deadline, the money and the timeline', async () => {
  const { id, number } = await buyListing('srv-1501', 699)
  await visit(path(id))
  expect(await main().findByRole('heading', { level: 1, name: 'Logo Design in Three Directions' })).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'Awaiting requirements. It is your turn.' })).toBeTruthy()
  expect(main().getAllByText(number).length).toBeGreaterThan(0)
  expect(main().getByText('30 days left to send the requirements')).toBeTruthy()
  expect(main().getByRole('region', { name: 'Money' }).textContent).toMatch(/^Money\$699\.00 held by Marque/)
  expect(main().getByRole('region', { name: 'Timeline' }).textContent).toContain('Bought by you')
  expect(main().getByRole('region', { name: 'What Tomás can do' }).textContent).toContain('Tomás Vidal')
  expect(main().getByText('Send nothing, and the order is cancelled then. You get everything back.')).toBeTruthy()
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Awaiting requirements')
})

test('engagement: on hold, the page says kindly that deadlines stand still', async () => {
  const id = await engagementInProgress()
  await runAs('admin', () => advanceInOtherTab(id, 2, { putOnHold: { reason: 'We check a payment.' } }))
  await visit(path(id))
  expect(await main().findByText(/^Marque has put this on hold while we look into it\./)).toBeTruthy()
  expect(main().getByText(/no deadline runs\.$/)).toBeTruthy()
  expect(main().getAllByText('We check a payment.').length).toBeGreaterThan(0)
})

test('engagement: shows a skeleton, a failure, and that the order of another account is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await buyListing('srv-1501', 699)
  const answer = mockPending(EngagementDocument)
  const router = await visit(path(id))
  expect(await main().findByText('Loading the order')).toBeTruthy()
  answer()
  await main().findByRole('heading', { level: 1 })
  await signedInAs('broker')
  await router.navigate(path(id.replace(/.$/, 'x')))
  expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeTruthy()
  mockError(EngagementDocument)
  await router.navigate(path('eng-other'))
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
