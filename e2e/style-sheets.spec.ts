import { logInAsSample, visit } from './lib/actions'
import { expect, isolatedTest as test } from './lib/fixtures'

test('style sheets: dashboards have one of their own, which a public page loads when it leads to a dashboard', async ({
  page,
  request,
}) => {
  const sheets = () =>
    page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await visit(page, '/login')
  expect(await sheets()).toHaveLength(1)
  await logInAsSample(page, 'Vendor')
  await expect(page).toHaveURL(/\/dashboard\/vendor\/products$/)
  const afterNavigation = await sheets()
  expect(afterNavigation).toHaveLength(2)
  const html = await (await request.get('/dashboard/vendor/products')).text()
  expect([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path)).toEqual(afterNavigation)
})
