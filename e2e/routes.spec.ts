import { expect, test, visit } from './page'

/** The public routes of the specification, each with its heading and a text that it must show. */
const pages: [path: string, heading: string, text: string | RegExp][] = [
  ['/', 'Empowering Startups, Legally and Digitally', '10,000+'],
  ['/about', 'About', 'IP'],
  ['/search?q=trademark', 'Search results', /^Found \d+ results$/],
  ['/services', 'Services', '60 services'],
  ['/service/srv-1101', 'Utility Patent Drafting and Filing', '$2,999.99'],
  ['/services/srv-1101', 'Utility Patent Drafting and Filing', '$2,999.99'],
  ['/services/patent-filing', 'Patent Filing', 'Utility Patent Drafting and Filing'],
  ['/category/logo-design', 'Logo Design', 'Logo Design in Three Directions'],
  ['/marketplace', 'Marketplace', 'Sort by'],
  ['/marketplace/products', 'Products', 'Marketplace'],
  ['/marketplace/services', 'Services', 'Marketplace'],
  ['/marketplace/freelancers', 'Freelancer', 'Marketplace'],
  ['/products', 'Products', 'Add to Cart'],
  ['/products/prd-2801', 'Patent Landscape Report: Battery Storage', '$699.00'],
  ['/companies', 'Companies', 'Ashgrove Patents'],
  ['/company/com-ashgrove-patents', 'Ashgrove Patents', 'Contact Company'],
  ['/company/usr-priya-raman', 'Ashgrove Patents', 'Contact Company'],
  ['/freelancers', 'Freelancers', 'Jun Watanabe'],
  ['/freelancers/fre-jun-watanabe', 'Jun Watanabe', '$150'],
  ['/jobs', 'Jobs', 'Trademark Paralegal'],
  ['/terms', 'Terms', /seller/i],
  ['/privacy', 'Privacy', /password/i],
  ['/cookies', 'Cookies', /session/i],
]

for (const [path, heading, text] of pages) {
  test(`${path} is there`, async ({ page, graphqlRequests }) => {
    expect(await visit(page, path)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    expect(graphqlRequests).toEqual([])
  })
}

const missing: [path: string, heading: string, back: string | undefined][] = [
  ['/nowhere', 'Page Not Found', 'Browse All Services'],
  ['/service/none', 'Service Not Found', 'Browse All Services'],
  ['/services/none', 'Service Not Found', 'Browse All Services'],
  ['/company/none', 'Company Not Found', 'Browse All Companies'],
  ['/category/none', 'Category not found', undefined],
  ['/products/none', 'Product Not Found', 'Browse All Products'],
  ['/freelancers/none', 'Freelancer Not Found', 'Browse All Freelancers'],
  ['/jobs/none', 'Job Not Found', 'Browse All Jobs'],
]

for (const [path, heading, back] of missing) {
  test(`${path} says what is missing, with status 404`, async ({ page }) => {
    expect(await visit(page, path)).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (back) await expect(page.getByRole('main').getByRole('link', { name: back })).toBeVisible()
  })
}
