import type { Locator } from '@playwright/test'
import { signIn } from '../lib/accounts'
import { visit, waitUntilLoaded } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

test('phone: the count of the cart stands beside its icon, and the footer leads to How it works', {
  tag: '@demo',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('cart', '[{"listingId":"srv-1602","quantity":1}]'))
  await visit(page, '/services')
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })
  const icon = await boxOf(cart.locator('[aria-hidden]').first())
  const count = await boxOf(cart.getByText('1', { exact: true }))
  // The drawing of the icon leaves two pixels free at its edges.
  expect(count.x).toBeGreaterThanOrEqual(icon.x + icon.width - 4)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
})

test('phone: a long name in the cart stands beside its portrait', { tag: '@demo' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('cart', '[{"listingId":"srv-1602","quantity":1}]'))
  await visit(page, '/cart')
  const name = main(page).getByRole('heading', { level: 2 }).first()
  await expect(name).toHaveText('Bea Lindqvist')
  await name.evaluate((element) => {
    element.textContent = 'Friederike Schmidt-Wellhausen of Hohenlohe'
  })
  const [portrait, text] = [await boxOf(name.locator('xpath=preceding-sibling::*')), await boxOf(name)]
  expect(text.x).toBeGreaterThan(portrait.x + portrait.width)
})

test('phone: a wide table scrolls in itself, and a shadow tells so', { tag: '@demo' }, async ({ page }) => {
  await signIn(page, 'vendor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/vendor/analytics')
  await waitUntilLoaded(page)
  const table = main(page).getByRole('region', { name: 'By month, table' })
  const hidden = await table.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(hidden).toBeGreaterThan(0)
  expect(await table.evaluate((element) => getComputedStyle(element).backgroundAttachment)).toBe('local, scroll')
  await table.getByRole('columnheader', { name: 'Conversion' }).scrollIntoViewIfNeeded()
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
