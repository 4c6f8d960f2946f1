import { visit } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { main } from './lib/locators'
import { categories, expectContent, publicContent } from './lib/public-content'
import { missingPages, pageVariants } from './lib/public-pages'

// public-pages.spec.ts checks the others.
for (const path of [...publicContent.keys()].filter((path) => !pageVariants.includes(path))) {
  test(`public routes: ${path} has its content and sends no request to the API`, async ({ page, graphqlRequests }) => {
    expect(await visit(page, path)).toBe(200)
    await expectContent(page, path, graphqlRequests)
  })
}

for (const [path, heading, back] of missingPages) {
  test(`public routes: ${path} has status 404 and says what is missing`, async ({ page }) => {
    expect(await visit(page, path)).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    const way = main(page).getByRole('link', { name: back, exact: true })
    await way.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
}

const sorts = ['Newest', 'Price: low to high', 'Price: high to low', 'Rating']

for (const path of ['/marketplace', '/marketplace/products', '/marketplace/services', '/marketplace/freelancers'])
  test(`public routes: ${path} has category filters, four sort orders and a breadcrumb`, async ({ page }) => {
    await visit(page, path)
    const filter = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    await expect(filter).toContainText(['All categories', ...categories])
    await expect(filter).toHaveCount(9)
    await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText(sorts)
    const last = { products: 'Products', services: 'Services', freelancers: 'Freelancers' }[path.slice(13)]
    const trail = ['Home', 'Marketplace', ...(last ? [last] : [])]
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(trail)
  })
