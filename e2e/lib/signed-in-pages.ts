import { routesWithoutExample } from '../../tools/testing/route-examples'
import { routesIn } from '../../tools/testing/route-table'

type Examples = Record<string, string[]>

/**
 * Addresses in the dashboards, by role: routes with parameters, and pages that look different for a role. All other routes are added
 * below.
 */
const dashboardExamples: Examples = {
  customer: [
    '/dashboard',
    '/dashboard/settings',
    '/dashboard/jobs?job=job-3201',
    '/dashboard/engagements/MQ-2D4R7',
    '/dashboard/engagements/MQ-2D4R7/agreement',
    '/dashboard/engagements/MQ-2G3VN',
    '/dashboard/engagements/MQ-2B5TH',
    '/dashboard/orders/ord-sample-1',
    '/dashboard/invoices/INV-2026-M538G-0001',
  ],
  vendor: ['/dashboard', '/dashboard/vendor/products/prd-2801', '/dashboard/jobs', '/dashboard/jobs?job=job-3112'],
  freelancer: [
    '/dashboard',
    '/dashboard/settings',
    '/dashboard/engagements/MQ-2C8WP',
    '/dashboard/freelancer/services/srv-1501',
  ],
  broker: [
    '/dashboard',
    '/dashboard/engagements/MQ-2GA4J',
    '/dashboard/engagements/MQ-2K7BR',
    '/dashboard/broker/services/srv-1101',
  ],
  admin: ['/dashboard', '/dashboard/engagements/MQ-2B9XD'],
}

/** Addresses outside of the dashboards that need a sign-in, by role. */
const formExamples: Examples = {
  customer: [
    '/company/com-studio-tessel/contact',
    '/freelancers/fre-jun-watanabe/contact',
    '/products/prd-2801/contact',
    '/service/srv-1101/contact',
    '/jobs/job-3103/apply',
  ],
  vendor: ['/jobs/post', '/jobs/job-3203/apply'],
}

const addresses = (examples: Examples) => Object.values(examples).flat()

/** Addresses of account routes that public-pages.ts leaves to these tests. */
export const formPages = addresses(formExamples)

const otherDashboards = routesWithoutExample(
  await routesIn('dashboard-routes'),
  addresses(dashboardExamples),
  'dashboardExamples in e2e/lib/signed-in-pages.ts',
)

/** The pages behind a sign-in, each with a role that may see it. */
export const signedInPages = [
  ...new Map(
    [
      ...[dashboardExamples, formExamples].flatMap((examples) =>
        Object.entries(examples).flatMap(([role, paths]) => paths.map((path) => ({ role, path }))),
      ),
      ...otherDashboards.map(({ role = 'customer', path }) => ({ role, path })),
    ].map((page) => [`${page.role} ${page.path}`, page]),
  ).values(),
]
