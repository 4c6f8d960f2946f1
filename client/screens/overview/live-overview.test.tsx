import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { mockLiveEvents } from '../../testing/mock-live-events'
import { buyListing } from '../../testing/purchase'
import { main, visit } from '../../testing/render-screen'

test.each(['customer', 'vendor'] as const)('overview: the open page of a %s shows a new purchase', async (role) => {
  await signedInAs(role)
  const liveEvents = mockLiveEvents()
  await visit('/dashboard')
  const sessions = await main().findByRole('region', { name: 'Sign-in' })
  const needs = () =>
    main()
      .queryAllByRole('link', { name: /needs? an answer from you/ })
      .map(({ textContent }) => textContent)
  const before = needs()
  await liveEvents.connect()
  await buyListing('srv-1501', 699, role)
  await act(async () => liveEvents.send('ENGAGEMENT'))
  await expect.poll(needs).not.toEqual(before)
  // A fallback in between would have replaced the panel.
  expect(sessions.isConnected).toBe(true)
})
