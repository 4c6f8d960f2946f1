import type { Page } from '@playwright/test'
import { visit } from './lib/actions'
import { expect, unwatchedTest as test } from './lib/fixtures'
import { heading, main } from './lib/locators'

const failure = (page: Page) => heading(page, 'Unexpected Application Error')
const retryButton = (page: Page) => main(page).getByRole('button', { name: 'Try again' })
const services = (page: Page) => main(page).getByRole('link', { name: 'All services' }).first()
const cards = (page: Page) => main(page).getByRole('article')

test('offline: the page says so, and loads by itself once the connection is back', async ({ page, context }) => {
  await visit(page, '/')
  // The component for errors and the router are loaded after the page.
  await page.waitForLoadState('networkidle')
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' })
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await services(page).click()
  await expect(failure(page)).toBeVisible()
  await expect(retryButton(page)).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Services')).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await expect(notice).toBeHidden()
})

test('errors: a page whose script fails to load is loaded by Try again', async ({ page }) => {
  await visit(page, '/')
  // The component for errors is loaded after the page.
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*.js', (route) => route.abort())
  await services(page).click()
  await expect(failure(page)).toBeVisible()
  await page.unroute('**/assets/*.js')
  await retryButton(page).click()
  await expect(cards(page)).toHaveCount(24)
})

test('errors: an image that fails to load shows a placeholder of the same size', async ({ page }) => {
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article img')].map((image) => {
        const { width, height } = image.getBoundingClientRect()
        return `${Math.round(width)} x ${Math.round(height)}`
      }),
    )
  await visit(page, '/services')
  const before = await sizes()
  await page.route('**/artwork/**', (route) => route.abort())
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('article img').first()).toHaveAttribute('data-broken')
  expect(await sizes()).toEqual(before)
})
