import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EngagementTabsDocument } from '../../features/engagement/engagement-tabs.generated'
import { mockPending, signedInAs } from '../../testing/api'
import { buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'

test('seller orders: the search finds by number and buyer, keeps the tab, and its text is in the address', async () => {
  const user = userEvent.setup()
  const { number } = await buyListing('prd-2801', 699)
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/orders')
  const box = await main().findByRole('searchbox', { name: 'Search by number, title or buyer' })
  await act(() => user.type(box, `${number.toLowerCase()}{Enter}`))
  await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(1))
  expect(router.state.location.search).toBe(`?q=${number.toLowerCase()}`)
  await act(() => user.click(main().getByRole('button', { name: /^Late/ })))
  expect(await main().findByText(`No order here matches “${number.toLowerCase()}”.`)).toBeTruthy()
  expect(router.state.location.search).toBe(`?tab=late&q=${number.toLowerCase()}`)
  await act(() => user.clear(main().getByRole('searchbox')))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=late'))
})

test('seller orders: a search keeps the tab whose list is still loading', async () => {
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/orders')
  const search = await main().findByRole('searchbox')
  const answer = mockPending(EngagementTabsDocument)
  await userEvent.click(main().getByRole('button', { name: /^Done/ }))
  await waitFor(() => expect(document.querySelector('main [aria-busy=true] > ul')).toBeTruthy())
  await userEvent.type(search, 'ada{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=done&q=ada'))
  answer()
})
