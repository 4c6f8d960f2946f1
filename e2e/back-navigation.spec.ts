import type { Page } from '@playwright/test'
import { scrollPosition, visit } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { heading, main } from './lib/locators'

const details = (page: Page) => page.getByRole('link', { name: /^View Details/ })

test('back navigation: from a service to the same scroll position of the list, which can be reloaded', async ({
  page,
}) => {
  await visit(page, '/')
  await main(page).getByRole('link', { name: 'All services' }).first().click()
  await expect(heading(page, 'Services')).toBeVisible()
  await expect(page).toHaveTitle(/^Services/)
  expect(await scrollPosition(page)).toBe(0)

  const link = details(page).nth(10)
  const title = (await link.getAttribute('aria-label'))?.replace('View Details: ', '') ?? ''
  await link.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page).toHaveURL(/\/service\/srv-\d+$/)

  await page.goBack()
  await expect(heading(page, 'Services')).toBeVisible()
  await expect.poll(() => scrollPosition(page)).toBe(before)
  await page.reload()
  await expect(heading(page, 'Services')).toBeVisible()
})

test('back navigation: a longer list is restored without requests', async ({ page, graphqlRequests }) => {
  await visit(page, '/services')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(details(page)).toHaveCount(48)
  // The reviews are loaded after the rest of the page.
  const reviews = page.waitForResponse((response) => /"Reviews"/.test(response.request().postData() ?? ''))
  await details(page).nth(40).click()
  await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
  await reviews
  const requestCount = graphqlRequests.length
  await page.goBack()
  await expect(details(page)).toHaveCount(48)
  expect(graphqlRequests).toHaveLength(requestCount)
})
