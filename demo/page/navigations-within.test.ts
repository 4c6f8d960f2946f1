import { afterEach, expect, test, vi } from 'vitest'
import { keepNavigationsWithin } from './navigations-within'

afterEach(() => vi.unstubAllGlobals())

/** Returns the address that a navigation to `path` leads to instead, if it is prevented. */
const replacementOf = (path: string) => {
  const navigation = new EventTarget()
  const assign = vi.fn()
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('location', { assign })
  keepNavigationsWithin('https://host.example/deep/marque/')
  const destination = { url: `https://host.example${path}` }
  const event = new Event('navigate', { cancelable: true })
  navigation.dispatchEvent(Object.assign(event, { destination, downloadRequest: null, navigationType: 'push' }))
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
