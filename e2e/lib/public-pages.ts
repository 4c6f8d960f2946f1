import { routesWithoutExample } from '../../tools/testing/route-examples'
import { routesIn } from '../../tools/testing/route-table'
import { formPages } from './signed-in-pages'

/** Addresses of routes with parameters, and of others with a search. Routes without parameters are added below. */
const examples = [
  '/reset-password?token=none',
  '/search?q=trademark',
  '/service/srv-1101',
  '/services/srv-1101',
  '/services/patent-filing',
  '/category/logo-design',
  '/marketplace?tab=services&category=patent-filing&sort=price-low&min=100&max=2000&rating=4',
  '/marketplace/products',
  '/marketplace/services',
  '/marketplace/freelancers',
  '/products/prd-2801',
  '/company/com-ashgrove-patents',
  '/freelancers/fre-jun-watanabe',
  '/jobs/job-3103',
  '/jobs/job-3201',
]

const otherPages = routesWithoutExample(
  [...(await routesIn('routes')), ...(await routesIn('account-routes'))],
  [...examples, ...formPages],
  'examples in e2e/lib/public-pages.ts, or to formExamples in e2e/lib/signed-in-pages.ts if it needs a sign-in',
)

/** The pages that anybody may see. */
const publicPages = [...otherPages.map(({ path }) => path), ...examples]

/** Lists without entries, each with its text. */
export const emptyPages: [path: string, text: string][] = [
  ['/marketplace?category=none', 'No items found'],
  ['/marketplace?tab=services&min=99999', 'No items found'],
  ['/marketplace/products?category=none', 'No products found'],
  ['/marketplace/services?category=none', 'No services found'],
  ['/marketplace/freelancers?category=none', 'No freelancer services found'],
]

/** Pages with status 404, each with its heading and the link that leads on. */
export const missingPages: [path: string, heading: string, back: string][] = [
  ['/nowhere', 'Page Not Found', 'Go to the home page'],
  ['/marketplace/nothing', 'Page Not Found', 'Browse All Services'],
  ['/service/none', 'Service Not Found', 'Browse All Services'],
  ['/services/none', 'Service Not Found', 'Browse All Services'],
  ['/company/none', 'Company Not Found', 'Browse All Companies'],
  ['/category/none', 'Category not found', 'View All Categories'],
  ['/products/none', 'Product Not Found', 'Browse All Products'],
  ['/freelancers/none', 'Freelancer Not Found', 'Browse All Freelancers'],
  ['/jobs/none', 'Job Not Found', 'Browse All Jobs'],
]

/** One address for each look of a public page. */
export const pageVariants = [
  ...publicPages,
  '/search?q=nothing-has-this',
  '/freelancers?skill=none',
  ...emptyPages.slice(0, 1).map(([path]) => path),
  '/nowhere',
]
