import { expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { buyListing } from '../../testing/purchase'
import { visit } from '../../testing/render-screen'
import { EngagementDocument } from './engagement.generated'
import { main, path } from './engagement.testing'

test('shows the state, the actions of each side, the deadline, the money and the timeline', async () => {
  const { id, number } = await buyListing('srv-1501', 699)
  await visit(path(id))
  expect(await main().findByRole('heading', { level: 1, name: 'Logo Design in Three Directions' })).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'Awaiting requirements' })).toBeTruthy()
  expect(main().getAllByText(number).length).toBeGreaterThan(0)
  expect(main().getByText('30 days').parentElement?.textContent).toBe('30 days left')
  expect(main().getByRole('region', { name: 'Money' }).textContent).toMatch(/^Money\$699\.00 held by Marque/)
  expect(main().getByRole('region', { name: 'Timeline' }).textContent).toContain('Bought by you')
  expect(main().getByRole('region', { name: 'What Tomás can do' }).textContent).toContain('Tomás Vidal')
  expect(
    main().getByText(/^If you don’t send the requirements by .*, the order is cancelled and you are refunded\.$/),
  ).toBeTruthy()
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Awaiting requirements')
})

test('shows a skeleton, a failure, and that another account’s order is not found', async () => {
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
