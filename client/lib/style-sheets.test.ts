import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDashboardStyles } from './style-sheets'

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href="/assets/dashboard.css"]')]
const finish = (event: 'load' | 'error') => {
  for (const link of links()) {
    if (event === 'load') Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet(), configurable: true })
    link.dispatchEvent(new Event(event))
  }
}

// The test environment would fail to load the sheet at once.
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) link.rel = ''
    document.head.prepend(link)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.dashboardStyles
  for (const link of links()) link.remove()
})

test('dashboard styles: a navigation waits until they are loaded, and loads them once', async () => {
  document.documentElement.dataset.dashboardStyles = '/assets/dashboard.css'
  let loaded = false
  const loading = loadDashboardStyles().then(() => {
    loaded = true
  })
  await Promise.resolve()
  expect([links().length, loaded]).toEqual([1, false])
  finish('load')
  await loading
  await loadDashboardStyles()
  expect(links()).toHaveLength(1)
})

test('dashboard styles: a navigation that begins while they load waits for them, too', async () => {
  document.documentElement.dataset.dashboardStyles = '/assets/dashboard.css'
  const loading = loadDashboardStyles()
  let loaded = false
  const second = loadDashboardStyles().then(() => {
    loaded = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(loaded).toBe(false)
  finish('load')
  await Promise.all([loading, second])
})

test('dashboard styles: after a failure the navigation goes on, and the next one tries again', async () => {
  document.documentElement.dataset.dashboardStyles = '/assets/dashboard.css'
  const loading = loadDashboardStyles()
  finish('error')
  await loading
  expect(links()).toHaveLength(0)
  const again = loadDashboardStyles()
  finish('load')
  await again
  expect(links()).toHaveLength(1)
})

test('dashboard styles: in development there is no sheet to load', async () => {
  await loadDashboardStyles()
  expect(links()).toHaveLength(0)
})
