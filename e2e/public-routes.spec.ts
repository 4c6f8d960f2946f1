import type { Page } from '@playwright/test'
import { main, visit } from './actions'
import { expect, test } from './fixtures'
import { missingPages } from './public-pages'

const isShown = async (page: Page, ...texts: (string | RegExp)[]) => {
  for (const text of texts) await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible()
}
const included = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]
const home = [
  'Service categories',
  'Popular services',
  'Business products',
  'Featured companies',
  '10,000+',
  '5,400+',
  '1,200+',
  '850+',
]
const service = [
  'Utility Patent Drafting and Filing',
  '$2,999.99',
  '4.9',
  'Add to Cart',
  'Contact Provider',
  'Priya Raman',
  ...included,
  'srv-1101',
  'Added on',
  'November 18, 2026',
]
const company = [
  'Verified',
  '4.9',
  'About',
  'Manchester, United Kingdom',
  'Founded',
  '2009',
  'Company size',
  'Joined',
  'Services offered',
  'Services by Ashgrove Patents',
  'hello@ashgrovepatents.example',
  '+44 161 496 0123',
  'ashgrovepatents.example',
  'Contact Company',
]
const categories = [
  'Patent Filing',
  'Trademark Registration',
  'Company Registration',
  'Startup Packages',
  'Logo Design',
  'Freelance Services',
  'Legal Consulting',
  'Business Products',
]
const sorts = ['Newest', 'Price: low to high', 'Price: high to low', 'Rating']

/** The public routes of the product, each with its heading and the texts that it must show. */
const rows: [path: string, heading: string, texts: (string | RegExp)[]][] = [
  ['/', 'Empowering Startups, Legally and Digitally', home],
  ['/about', 'About Marque', ['Our mission', 'Our vision', /startups with easy access to essential services/]],
  ['/search?q=trademark', 'Search results', [/^Found \d+ results$/, '$499', /Eleanor Whitcombe/]],
  ['/search?q=nothing-has-this', 'Search results', ['Found 0 results', 'No results found']],
  ['/services', 'Services', ['60 services', 'View Details']],
  ['/service/srv-1101', 'Utility Patent Drafting and Filing', service],
  ['/services/srv-1101', 'Utility Patent Drafting and Filing', service],
  ['/services/patent-filing', 'Patent Filing', ['Utility Patent Drafting and Filing']],
  ['/marketplace', 'Marketplace', [/^42 products in all categories$/]],
  ['/marketplace/products', 'Products', ['Patent Landscape Report: Battery Storage']],
  ['/marketplace/services', 'Services', ['Utility Patent Drafting and Filing']],
  ['/marketplace/freelancers', 'Freelancer services', ['Logo Design in Three Directions']],
  ['/products', 'Products', ['42 products', 'Add to Cart']],
  ['/products/prd-2801', 'Patent Landscape Report: Battery Storage', ['$699.00', 'Add to Cart', 'Contact Vendor']],
  ['/companies', 'Companies', ['28 companies', 'Ashgrove Patents', 'Verified']],
  ['/company/com-ashgrove-patents', 'Ashgrove Patents', company],
  ['/company/usr-priya-raman', 'Ashgrove Patents', company],
  ['/freelancers', 'Freelancers', ['14 freelancers', 'Jun Watanabe', '$150', '$120']],
  ['/freelancers/fre-jun-watanabe', 'Jun Watanabe', ['Product engineer', 'Kyoto, Japan', 'TypeScript']],
  ['/jobs', 'Jobs', ['16 jobs', 'Trademark Paralegal', '$52,000–$61,000', 'Apply']],
  ['/jobs/job-3103', 'Patent Attorney, Medical Devices', ['Full-time', '$98,000–$124,000', 'Apply']],
  ['/terms', 'Terms', [/seller/i]],
  ['/privacy', 'Privacy', [/password/i]],
  ['/cookies', 'Cookies', [/session/i]],
  ...categories.map((name): [string, string, string[]] => [
    `/category/${name.toLowerCase().replace(' ', '-')}`,
    name,
    ['Other categories'],
  ]),
]

for (const [path, heading, texts] of rows) {
  test(`${path} is there and complete: it asks the API for nothing`, async ({ page, graphqlRequests }) => {
    expect(await visit(page, path)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await isShown(page, ...texts)
    expect(graphqlRequests).toEqual([])
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
