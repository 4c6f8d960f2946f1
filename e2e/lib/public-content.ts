import { expect, type Page } from '@playwright/test'
import { briefs } from '../../fixtures/briefs'
import { jobs } from '../../fixtures/jobs'
import { main } from './locators'

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
export const categories = [
  'Patent Filing',
  'Trademark Registration',
  'Company Registration',
  'Startup Packages',
  'Logo Design',
  'Freelance Services',
  'Legal Consulting',
  'Business Products',
]
interface Content {
  heading: string
  texts: (string | RegExp)[]
}

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
  ['/jobs', 'Jobs', [`${jobs.length + briefs.length} jobs`, 'Trademark Paralegal', '$52,000–$61,000', 'Apply']],
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

/** The public pages of the specification, each with its heading and the texts that it must show. */
export const publicContent = new Map(
  rows.map(([path, heading, texts]): [string, Content] => [path, { heading, texts }]),
)

/** Expects a page's heading and texts in the HTML of the server: the page sent no request to the API. */
export const expectContent = async (page: Page, path: string, graphqlRequests: readonly string[]) => {
  const { heading, texts } = publicContent.get(path) ?? { heading: '', texts: [] }
  await expect.soft(page.getByRole('heading', { level: 1 })).toContainText(heading)
  for (const text of texts) await expect.soft(main(page).getByText(text, { exact: true }).first()).toBeVisible()
  expect.soft(graphqlRequests, 'requests to the API').toEqual([])
}
