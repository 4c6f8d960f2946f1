import { visit } from './lib/actions'
import { expect, isolatedTest, test } from './lib/fixtures'
import { cardTitles, main } from './lib/locators'

test('facets: counts follow the other filters, and a chip takes one away', async ({ page }) => {
  await visit(page, '/marketplace/services')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: /^Patent Filing/ }).click()
  await expect(page).toHaveURL('/marketplace/services?category=patent-filing')
  const total = (text: RegExp) => main(page).getByRole('status').filter({ hasText: text })
  await expect(total(/ in Patent Filing$/)).toBeVisible()
  const checked = page.getByRole('combobox', { name: 'Checked' })
  const [, option] = await checked.locator('option').allTextContents()
  await checked.selectOption('true')
  await expect(page).toHaveURL('/marketplace/services?category=patent-filing&verified=true')
  const count = Number(/\((\d+)\)$/.exec(option ?? '')?.[1])
  await expect(total(new RegExp(`^${count} services in Patent Filing$`))).toBeVisible()
  await expect(cardTitles(page)).toHaveCount(count)
  await page.getByRole('link', { name: /^Patent Filing: remove/ }).click()
  await expect(page).toHaveURL('/marketplace/services?verified=true')
})

for (const [path, filter] of [
  ['/category/logo-design', 'Rating'],
  ['/products', 'Language'],
  ['/freelancers', 'Jurisdiction'],
  ['/companies', 'Language'],
] as const)
  test(`facets: the list at ${path} has as many entries as its filter ${filter} counts`, async ({ page }) => {
    await visit(page, path)
    const select = page.getByRole('combobox', { name: filter, exact: true })
    const options = (await select.locator('option').allTextContents()).map((text) => /^(.*) \((\d+)\)$/.exec(text))
    // All of them fit on a page.
    const [text = '', label = '', count] = options.find((option) => option && Number(option[2]) < 24) ?? []
    await select.selectOption(text)
    const chip = page.getByRole('link', { name: `${label}: remove this filter (${filter})` })
    await expect(chip).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(Number(count))
    await chip.click()
    await expect(page).toHaveURL(path)
    await expect(select).toHaveValue('')
  })

test('facets: jobs are filtered by type, place and pay, and sorted by pay', async ({ page }) => {
  await visit(page, '/jobs')
  await page
    .getByRole('navigation', { name: 'Types' })
    .getByRole('link', { name: /^Contract/ })
    .click()
  await expect(page).toHaveURL('/jobs?type=Contract')
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^3 jobs$/ }),
  ).toBeVisible()
  await page.getByLabel('Place').selectOption('Remote')
  await page.getByLabel('Sort by').selectOption('pay-high')
  await expect(page).toHaveURL('/jobs?type=Contract&place=Remote&sort=pay-high')
  await expect(main(page).getByRole('article').first()).toContainText('$70–$90 per hour')
})

isolatedTest.describe('on a phone without scripts', () => {
  isolatedTest.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  isolatedTest('facets: a sheet has the filters', async ({ page }) => {
    await page.goto('/companies')
    await expect(page.getByLabel('Rating')).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Rating').selectOption('4.5')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/\/companies\?rating=4\.5/)
    await expect(page.getByRole('link', { name: /^4\.5 and up: remove/ })).toBeVisible()
  })

  isolatedTest('facets: results of a search are filtered', async ({ page }) => {
    await page.goto('/search?q=patent')
    await expect(page.getByRole('combobox', { name: 'Seller', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Seller', exact: true }).selectOption('broker')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/\/search\?q=patent&.*role=broker/)
    await expect(page.getByText(/ \(Brokers\)$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Brokers: remove/ })).toBeVisible()
  })
})
