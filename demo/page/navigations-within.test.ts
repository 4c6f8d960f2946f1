import { afterEach, expect, test, vi } from 'vitest'
import { keepNavigationsWithin } from './navigations-within'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const navigate = (path: string, downloadRequest: string | null = null) => {
  const navigation = new EventTarget()
  vi.stubGlobal('window', { navigation })
  keepNavigationsWithin('https://host.example/deep/marque/')
  const destination = { url: `https://host.example${path}` }
  const event = new Event('navigate', { cancelable: true })
  navigation.dispatchEvent(Object.assign(event, { destination, downloadRequest, navigationType: 'push' }))
  return event
}

/** Returns the address that a navigation to `path` leads to instead, if it is prevented. */
const replacementOf = (path: string) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const event = navigate(path)
  return event.defaultPrevented ? assign.mock.lastCall?.[0] : undefined
}

test.each([
  ['/login', '/deep/marque/login'],
  ['/', '/deep/marque/'],
  ['/jobs?q=a#b', '/deep/marque/jobs?q=a#b'],
  ['/deep/marque-2', '/deep/marque/deep/marque-2'],
  ['/deep/marque/jobs', undefined],
  ['/deep/marque/', undefined],
  // React Router writes the home page so.
  ['/deep/marque', undefined],
  ['/deep/marque?q=a', undefined],
])('navigations of the demonstration: in the folder /deep/marque/, %s leads to %s', (path, replacement) => {
  expect(replacementOf(path)).toBe(replacement)
})

test('downloads of the demonstration: the file stays for browsers that read it later', async () => {
  vi.useFakeTimers()
  const link = { click: vi.fn(), download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('fetch', async () => new Response('A file.'))
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  expect(navigate('/deep/marque/product-files/guide.pdf', '').defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(link.click).toHaveBeenCalledOnce())
  expect(link.download).toBe('guide.pdf')
  expect(revoke).not.toHaveBeenCalled()
})
