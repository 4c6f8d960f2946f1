import type { Page } from '@playwright/test'
import { main, visit, waitUntilHydrated } from './actions'
import { expect, test } from './fixtures'
import { emptyPages } from './public-pages'

const titles = (page: Page) => main(page).locator('article').getByRole('heading', { level: 2 })
const rating = (page: Page) => page.getByRole('combobox', { name: /^Rating/ })
const results = async (page: Page) => ({
  url: new URL(page.url()).search,
  titles: await titles(page).allTextContents(),
  rating: await rating(page).inputValue(),
  sort: await page.getByLabel('Sort by').inputValue(),
  from: await page.getByLabel('Price from').inputValue(),
  to: await page.getByLabel('Price to').inputValue(),
  category: await page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]').innerText(),
})
type Results = Awaited<ReturnType<typeof results>>
const settled = async (page: Page) => {
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  return results(page)
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Each changes one thing; with what the address says after it. */
const steps: [name: string, change: (page: Page) => Promise<unknown>, search: string][] = [
  [
    'category',
    (page) =>
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Legal Consulting' }).click(),
    '?category=legal-consulting',
  ],
  [
    'sort',
    (page) => page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' }),
    '?category=legal-consulting&sort=price-low',
  ],
  [
    'price',
    async (page) => {
      await page.getByLabel('Price from').fill('300')
      await page.getByLabel('Price to').fill('1,900')
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    '?category=legal-consulting&min=300&max=1900&sort=price-low',
  ],
  [
    'rating',
    (page) => rating(page).selectOption('4.5'),
    '?category=legal-consulting&min=300&max=1900&rating=4.5&sort=price-low',
  ],
]

test('every filter stands in the address: back, forward, a reload and a fresh visit give the same', async ({
  page,
  context,
}) => {
  const path = '/marketplace/services'
  await visit(page, path)
  const seen: Results[] = [await settled(page)]
  for (const [name, change, search] of steps) {
    await change(page)
    await expect(page, name).toHaveURL(path + search)
    // The address changes a moment before the list.
    await expect.poll(async () => (await settled(page)).titles, name).not.toEqual(seen.at(-1)?.titles)
    seen.push(await settled(page))
  }
  const last = seen.at(-1)
  expect(last?.titles.length).toBeGreaterThan(1)
  const prices = (await main(page).locator('article').getByText(/^\$/).allTextContents()).map((price) =>
    Number(price.replace(/[$,]/g, '')),
  )
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(prices.every((price) => price >= 300 && price <= 1900)).toBe(true)

  await page.reload()
  await waitUntilHydrated(page)
  await expect.poll(() => settled(page)).toEqual(last)
  for (const before of seen.slice(0, -1).reverse()) {
    await page.goBack()
    await expect.poll(() => settled(page)).toEqual(before)
  }
  for (const after of seen.slice(1)) {
    await page.goForward()
    await expect.poll(() => settled(page)).toEqual(after)
  }
  const fresh = await context.newPage()
  await visit(fresh, path + last?.url)
  expect(await settled(fresh)).toEqual(last)
})

test('the tabs of the marketplace keep what was asked for', async ({ page }) => {
  await visit(page, '/marketplace')
  await page.getByLabel('Sort by').selectOption('price-high')
  await page.getByRole('link', { name: /^Services \d+$/ }).click()
  await expect(page).toHaveURL('/marketplace?tab=services&sort=price-high')
  await expect(titles(page).first()).toHaveText('Utility Patent Drafting and Filing')
  await page.goBack()
  await expect(page).toHaveURL('/marketplace?sort=price-high')
  await expect(page.getByRole('link', { name: /^Products \d+$/ })).toHaveAttribute('aria-current', 'page')
})

for (const path of ['/marketplace/services', '/services']) {
  test(`Load more: the items of ${path} are there again after a reload and after a detail`, async ({ page }) => {
    await visit(page, path)
    await expect(titles(page)).toHaveCount(24)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page).toHaveURL(`${path}?show=48`)
    await expect(titles(page)).toHaveCount(48)
    await expect(titles(page).nth(24).getByRole('link')).toBeFocused()
    const all = await titles(page).allTextContents()
    await page.reload()
    await expect(titles(page)).toHaveText(all)

    await visit(page, `${path}?show=48`)
    const link = titles(page).nth(40).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(900)
    await link.click()
    await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect(titles(page)).toHaveText(all)
    await expect.poll(() => scrolled(page)).toBe(before)
  })
}

test('an unknown sort order is named, and the newest come first', async ({ page }) => {
  await visit(page, '/marketplace/services')
  const newest = await titles(page).allTextContents()
  expect(await visit(page, '/marketplace/services?sort=loudest')).toBe(200)
  await expect(main(page).getByText('There is no sort order “loudest”: the newest come first.')).toBeVisible()
  await expect(titles(page)).toHaveText(newest)
  await expect(page.getByLabel('Sort by')).toHaveValue('newest')
})

for (const [path, text] of emptyPages) {
  test(`${path} is empty, says so and leads to everything`, async ({ page }) => {
    expect(await visit(page, path)).toBe(200)
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'View All Categories', exact: true }).click()
    await expect(page).toHaveURL(path.replace(/[?&](category|min)=.*/, ''))
    await expect(titles(page)).toHaveCount(24)
    await page.goBack()
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible()
  })
}
