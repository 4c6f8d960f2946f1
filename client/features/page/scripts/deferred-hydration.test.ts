import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredHydration } from './deferred-hydration'

const modules = ['/assets/vendor.js', '/assets/entry.js']
const importModule = vi.fn<(href: string) => Promise<unknown>>()
const reload = vi.fn()
let paint = () => {}

const links = () => [...document.querySelectorAll('link[rel=modulepreload]')]
const preloaded = () => links().map((link) => link.getAttribute('href'))

/** Runs the script as the browser does at the end of the body. */
const run = () => {
  const script = document.createElement('script')
  script.dataset.modules = modules.join(' ')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  const source = deferredHydration.replace('import(', 'importModule(')
  new Function('importModule', 'location', source)(importModule, { reload })
}

/** Runs the script on a page whose scripts can't be loaded. */
const fail = async (navigation: 'navigate' | 'reload') => {
  importModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(performance.mark('page'), { type: navigation }),
  ])
  run()
  await vi.advanceTimersByTimeAsync(3_000)
}

beforeEach(() => {
  vi.useFakeTimers()
  importModule.mockResolvedValue({})
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  importModule.mockReset()
  reload.mockReset()
  for (const link of links()) link.remove()
})

test('deferred hydration: scripts start after load and first paint', () => {
  run()
  expect(preloaded()).toEqual([])
  expect(importModule).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(preloaded()).toEqual([])
  paint()
  expect(preloaded()).toEqual(modules)
  expect(importModule.mock.calls).toEqual([['/assets/entry.js']])
})

test('deferred hydration: scripts start once, after three seconds if a picture keeps the page from loading', () => {
  run()
  vi.advanceTimersByTime(3_000)
  window.dispatchEvent(new Event('load'))
  paint()
  expect(preloaded()).toEqual(modules)
  expect(importModule).toHaveBeenCalledOnce()
})

test('deferred hydration: a page whose scripts are lost is reloaded, once', async () => {
  await fail('navigate')
  expect(reload).toHaveBeenCalledOnce()
  await fail('reload')
  expect(reload).toHaveBeenCalledOnce()
})

test('deferred hydration: a page that loses its scripts offline is reloaded once there is a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fail('navigate')
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})
