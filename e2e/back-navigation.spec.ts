import type { Page } from '@playwright/test'
import { main, visit } from './actions'
import { expect, test } from './fixtures'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const details = (page: Page) => page.getByRole('link', { name: /^View Details/ })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('from home to a service and back to the same place', async ({ page }) => {
  await visit(page, '/')
  await main(page).getByRole('link', { name: 'All services' }).first().click()
  await expect(heading(page, 'Services')).toBeVisible()
  await expect(page).toHaveTitle(/^Services/)
  expect(await scrolled(page)).toBe(0)

  const link = details(page).nth(10)
  const title = (await link.getAttribute('aria-label'))?.replace('View Details: ', '') ?? ''
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page).toHaveURL(/\/service\/srv-\d+$/)

  await page.goBack()
  await expect(heading(page, 'Services')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.reload()
  await expect(heading(page, 'Services')).toBeVisible()
})

test('a page that has gone to more of a list asks for nothing on the way back', async ({ page, graphqlRequests }) => {
  await visit(page, '/services')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(details(page)).toHaveCount(48)
  // The reviews come after the rest of the page.
  const reviews = page.waitForResponse((response) => /"Reviews"/.test(response.request().postData() ?? ''))
  await details(page).nth(40).click()
  await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
  await reviews
  const asked = graphqlRequests.length
  await page.goBack()
  await expect(details(page)).toHaveCount(48)
  expect(graphqlRequests).toHaveLength(asked)
})
