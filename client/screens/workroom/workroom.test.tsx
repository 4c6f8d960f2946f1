import { expect, test, vi } from 'vitest'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought } from '../../testing/trade'
import { WorkroomDocument } from './workroom.generated'
import { main, path } from './workroom.testing'

test('shows where it stands, what each can do, when the clock acts, the money and the timeline', async () => {
  const { id, number } = await bought('srv-1501', 699)
  await visit(path(id))
  expect(await main().findByRole('heading', { level: 1, name: 'Logo Design in Three Directions' })).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'Awaiting requirements' })).toBeTruthy()
  expect(main().getAllByText(number).length).toBeGreaterThan(0)
  expect(main().getByText('30 days').parentElement?.textContent).toBe('30 days left')
  expect(main().getByRole('region', { name: 'Money' }).textContent).toMatch(/^Money\$699\.00 held by Marque/)
  expect(main().getByRole('region', { name: 'Timeline' }).textContent).toContain('Bought by you')
  expect(main().getByRole('region', { name: 'What the others can do' }).textContent).toContain('Tomás Vidal')
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Awaiting requirements')
})

test('loading, a failure, and what is nobody else’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id } = await bought('srv-1501', 699)
  const answer = mockPending(WorkroomDocument)
  const router = await visit(path(id))
  expect(await main().findByText('Loading the order')).toBeTruthy()
  answer()
  await main().findByRole('heading', { level: 1 })
  await signedInAs('broker')
  await router.navigate(path(id.replace(/.$/, 'x')))
  expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeTruthy()
  mockError(WorkroomDocument)
  await router.navigate(path('eng-other'))
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
