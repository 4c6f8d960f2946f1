import type { Page } from '@playwright/test'
import { visit } from './lib/actions'
import { expect, isolatedTest as test } from './lib/fixtures'

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const backgroundColour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('appearance: the chosen one stays after a reload, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  const light = await backgroundColour(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => theme(page)).toBe('dark')
  const dark = await backgroundColour(page)
  expect(dark).not.toBe(light)

  // Read when the body element is created, which is before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      sessionStorage.setItem('theme-at-first', document.documentElement.dataset.theme ?? 'none')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.evaluate(() => sessionStorage.getItem('theme-at-first'))).toBe('dark')
  expect(await backgroundColour(page)).toBe(dark)
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'System' }).click()
  await expect.poll(() => backgroundColour(page)).toBe(light)
})
