import type { Page } from '@playwright/test'
import { visit } from './actions'
import { expect, unwatchedTest as test } from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => heading(page, 'Unexpected Application Error')
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const services = (page: Page) => page.getByRole('main').getByRole('link', { name: 'All services' }).first()
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('without a connection the page says so, and goes on by itself when it is back', async ({ page, context }) => {
  await visit(page, '/')
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' })
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await services(page).click()
  await expect(failure(page)).toBeVisible()
  await expect(again(page)).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Services')).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await expect(notice).toBeHidden()
})

test('a page whose code is gone is loaded afresh', async ({ page }) => {
  await visit(page, '/')
  // What a page without code shows comes after the page itself.
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*.js', (route) => route.abort())
  await services(page).click()
  await expect(failure(page)).toBeVisible()
  await page.unroute('**/assets/*.js')
  await again(page).click()
  await expect(cards(page)).toHaveCount(24)
})

test('a picture that does not come has a drawing in its place, of the same size', async ({ page }) => {
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
