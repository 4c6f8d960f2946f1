import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredHydration } from './deferred-hydration'

const modules = ['/assets/vendor.js', '/assets/entry.js']
const importModule = vi.fn()
let paint = () => {}

const links = () => [...document.querySelectorAll('link[rel=modulepreload]')]
const preloaded = () => links().map((link) => link.getAttribute('href'))

/** Runs the script as the browser does at the end of the body. */
const run = () => {
  const script = document.createElement('script')
  script.dataset.modules = modules.join(' ')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function('importModule', deferredHydration.replace('import(', 'importModule('))(importModule)
}

beforeEach(() => {
  vi.useFakeTimers()
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
