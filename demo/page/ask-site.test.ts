import { expect, test, vi } from 'vitest'
import { askSite } from './ask-site'

test('demonstration: a request that it does not answer is refused in words', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not open.', { status: 502 }))
  expect(await askSite('/demo/clock', 7)).toBe('The demonstration did not answer. Please try again.')
  vi.unstubAllGlobals()
})
