import type { Page } from '@playwright/test'
import { visit } from './actions'
import { expect, isolatedTest as test } from './fixtures'

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a chosen appearance holds over a reload, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/')
  const light = await paper(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => theme(page)).toBe('dark')
  const dark = await paper(page)
  expect(dark).not.toBe(light)

  // Noted at the moment when the body begins, which is before anything is painted.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      sessionStorage.setItem('theme-at-first', document.documentElement.dataset.theme ?? 'none')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.evaluate(() => sessionStorage.getItem('theme-at-first'))).toBe('dark')
  expect(await paper(page)).toBe(dark)
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'System' }).click()
  await expect.poll(() => paper(page)).toBe(light)
})
