import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredHydration } from './deferred-hydration'

const modules = ['/assets/vendor.js', '/assets/entry.js']
const asked = vi.fn()
let paint = () => {}

const links = () => [...document.querySelectorAll('link[rel=modulepreload]')]
const preloaded = () => links().map((link) => link.getAttribute('href'))

/** Runs the script as the browser does at the end of the body. */
const run = () => {
  const script = document.createElement('script')
  script.dataset.modules = modules.join(' ')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function('asked', deferredHydration.replace('import(', 'asked('))(asked)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: () => void) {
        paint = heard
      }
      observe() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  asked.mockReset()
  for (const link of links()) link.remove()
})

test('scripts come once all that is seen has come and is painted', () => {
  run()
  expect(preloaded()).toEqual([])
  expect(asked).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(preloaded()).toEqual([])
  paint()
  expect(preloaded()).toEqual(modules)
  expect(asked.mock.calls).toEqual([['/assets/entry.js']])
})

test('a picture that never comes does not keep them for ever, and they come once', () => {
  run()
  vi.advanceTimersByTime(3_000)
  window.dispatchEvent(new Event('load'))
  paint()
  expect(preloaded()).toEqual(modules)
  expect(asked).toHaveBeenCalledOnce()
})
