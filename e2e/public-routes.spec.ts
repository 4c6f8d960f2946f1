import { main, visit } from './actions'
import { expect, test } from './fixtures'
import { categories, expectContent, publicContent } from './public-content'
import { everyLook, missingPages } from './public-pages'

// The visits of public-pages.spec.ts check the others.
for (const path of [...publicContent.keys()].filter((path) => !everyLook.includes(path))) {
  test(`${path} is there and complete: it asks the API for nothing`, async ({ page, graphqlRequests }) => {
    expect(await visit(page, path)).toBe(200)
    await expectContent(page, path, graphqlRequests)
  })
}

for (const [path, heading, back] of missingPages) {
  test(`${path} says what is missing, with status 404`, async ({ page }) => {
    expect(await visit(page, path)).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    const way = main(page).getByRole('link', { name: back, exact: true })
    await way.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
}

const sorts = ['Newest', 'Price: low to high', 'Price: high to low', 'Rating']

for (const path of ['/marketplace', '/marketplace/products', '/marketplace/services', '/marketplace/freelancers'])
  test(`${path} filters by all or one of eight categories, sorts in four orders and says where it is`, async ({
    page,
  }) => {
    await visit(page, path)
    const filter = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    await expect(filter).toContainText(['All categories', ...categories])
    await expect(filter).toHaveCount(9)
    await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText(sorts)
    const last = { products: 'Products', services: 'Services', freelancers: 'Freelancers' }[path.slice(13)]
    const trail = ['Home', 'Marketplace', ...(last ? [last] : [])]
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(trail)
  })
