import type { Page } from '@playwright/test'
import { scrollPosition, visit, waitUntilHydrated } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { cardPrices, cardTitles, main } from './lib/locators'
import { emptyPages } from './lib/public-pages'

const rating = (page: Page) => page.getByRole('combobox', { name: /^Rating/ })
const results = async (page: Page) => ({
  url: new URL(page.url()).search,
  titles: await cardTitles(page).allTextContents(),
  rating: await rating(page).inputValue(),
  sort: await page.getByLabel('Sort by').inputValue(),
  from: await page.getByLabel('Price from').inputValue(),
  to: await page.getByLabel('Price to').inputValue(),
  category: await page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]').innerText(),
})
type Results = Awaited<ReturnType<typeof results>>
const loadedResults = async (page: Page) => {
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  return results(page)
}

/** Each step changes one filter; `search` is the query string after it. */
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
      await page.getByRole('button', { name: 'Show results' }).click()
    },
    '?category=legal-consulting&min=300&max=1900&sort=price-low',
  ],
  [
    'rating',
    (page) => rating(page).selectOption('4.5'),
    '?category=legal-consulting&min=300&max=1900&rating=4.5&sort=price-low',
  ],
]

test('filters: the address has every filter, so that back, forward, a reload and a new visit show the same list', async ({
  page,
  context,
}) => {
  const path = '/marketplace/services'
  await visit(page, path)
  const seen: Results[] = [await loadedResults(page)]
  for (const [name, change, search] of steps) {
    await change(page)
    await expect(page, name).toHaveURL(path + search)
    // The address changes before the list does.
    await expect.poll(async () => (await loadedResults(page)).titles, name).not.toEqual(seen.at(-1)?.titles)
    seen.push(await loadedResults(page))
  }
  const last = seen.at(-1)
  expect(last?.titles.length).toBeGreaterThan(1)
  const prices = await cardPrices(page)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(prices.every((price) => price >= 300 && price <= 1900)).toBe(true)

  await page.reload()
  await waitUntilHydrated(page)
  await expect.poll(() => loadedResults(page)).toEqual(last)
  for (const before of seen.slice(0, -1).reverse()) {
    await page.goBack()
    await expect.poll(() => loadedResults(page)).toEqual(before)
  }
  for (const after of seen.slice(1)) {
    await page.goForward()
    await expect.poll(() => loadedResults(page)).toEqual(after)
  }
  const fresh = await context.newPage()
  await visit(fresh, path + last?.url)
  expect(await loadedResults(fresh)).toEqual(last)
})

test('filters: the tabs of the marketplace keep the sort order', async ({ page }) => {
  await visit(page, '/marketplace')
  await page.getByLabel('Sort by').selectOption('price-high')
  await expect(page).toHaveURL('/marketplace?sort=price-high')
  await page.getByRole('link', { name: /^Services \d+$/ }).click()
  await expect(page).toHaveURL('/marketplace?tab=services&sort=price-high')
  await expect(cardTitles(page).first()).toHaveText('Utility Patent Drafting and Filing')
  await page.goBack()
  await expect(page).toHaveURL('/marketplace?sort=price-high')
  await expect(page.getByRole('link', { name: /^Products \d+$/ })).toHaveAttribute('aria-current', 'page')
})

for (const path of ['/marketplace/services', '/services']) {
  test(`Load more: ${path} shows the items again after a reload and a detail page`, async ({ page }) => {
    await visit(page, path)
    await expect(cardTitles(page)).toHaveCount(24)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page).toHaveURL(`${path}?show=48`)
    await expect(cardTitles(page)).toHaveCount(48)
    await expect(cardTitles(page).nth(24).getByRole('link')).toBeFocused()
    const all = await cardTitles(page).allTextContents()
    await page.reload()
    await expect(cardTitles(page)).toHaveText(all)

    await visit(page, `${path}?show=48`)
    const link = cardTitles(page).nth(40).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await scrollPosition(page)
    expect(before).toBeGreaterThan(900)
    await link.click()
    await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
    expect(await scrollPosition(page)).toBe(0)
    await page.goBack()
    await expect(cardTitles(page)).toHaveText(all)
    await expect.poll(() => scrollPosition(page)).toBe(before)
  })
}

for (const [path, text] of emptyPages) {
  test(`filters: ${path} says that it is empty and links to all categories`, async ({ page }) => {
    expect(await visit(page, path)).toBe(200)
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'View All Categories', exact: true }).click()
    await expect(page).toHaveURL(path.replace(/[?&](category|min)=.*/, ''))
    await expect(cardTitles(page)).toHaveCount(24)
    await page.goBack()
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible()
  })
}
