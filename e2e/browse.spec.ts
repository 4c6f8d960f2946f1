import type { Page } from '@playwright/test'
import { expect, test, visit } from './page'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const details = (page: Page) => page.getByRole('link', { name: /^View Details/ })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('from home to a service and back to the same place', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'All services' }).first().click()
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

for (const path of ['/', '/services', '/service/srv-1101']) {
  test(`${path} comes complete: it asks the API for nothing`, async ({ page, graphqlRequests }) => {
    expect(await visit(page, path)).toBe(200)
    await page.reload({ waitUntil: 'networkidle' })
    expect(graphqlRequests).toEqual([])
  })
}

test('a page that is not there says so, with its status', async ({ page }) => {
  expect(await visit(page, '/nowhere')).toBe(404)
  await expect(heading(page, 'Page Not Found')).toBeVisible()
})

test('a service that is not there says so, with its status, and leads to the others', async ({ page }) => {
  expect(await visit(page, '/service/srv-0')).toBe(404)
  await expect(heading(page, 'Service Not Found')).toBeVisible()
  await page.getByRole('link', { name: 'Browse All Services' }).click()
  await expect(heading(page, 'Services')).toBeVisible()
})

test('what Load more has brought is there again after back and after a reload', async ({ page, graphqlRequests }) => {
  await visit(page, '/services')
  await expect(details(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(details(page)).toHaveCount(48)
  await expect(page).toHaveURL(/\/services\?show=48$/)

  await details(page).nth(40).click()
  await expect(page).toHaveURL(/\/service\//)
  await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
  const asked = graphqlRequests.length
  await page.goBack()
  await expect(details(page)).toHaveCount(48)
  expect(graphqlRequests).toHaveLength(asked)
  await page.reload()
  await expect(details(page)).toHaveCount(48)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages show their content and their links lead on', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page, 'Empowering Startups, Legally and Digitally')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All services' }).first().click()
    await expect(details(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(details(page)).toHaveCount(48)
    await details(page).first().click()
    await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
  })
})
