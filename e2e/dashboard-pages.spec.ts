import { expectAccessible } from './accessibility'
import { signIn } from './accounts'
import { blankImages, horizontalOverflow, main, waitUntilLoaded } from './actions'
import { expect, test } from './fixtures'

/** The pages that each role has to itself, and once those that all roles have alike. */
const dashboardPages = {
  customer: [
    '',
    '/customer/orders',
    '/customer/saved',
    '/messages',
    '/applications',
    '/settings',
    '/engagements/MQ-2D4R7',
    '/engagements/MQ-2G3VN',
    '/engagements/MQ-2B5TH',
  ],
  vendor: [
    '',
    '/vendor/products',
    '/vendor/products/prd-2801',
    '/vendor/orders',
    '/vendor/analytics',
    '/vendor/company',
    '/jobs',
    '/jobs?job=job-3112',
  ],
  freelancer: [
    '',
    '/freelancer/services',
    '/freelancer/projects',
    '/freelancer/earnings',
    '/settings',
    '/engagements/MQ-2C8WP',
  ],
  broker: ['', '/broker/services', '/broker/clients', '/broker/earnings', '/engagements/MQ-2GA4J'],
  admin: ['', '/admin/users', '/engagements/MQ-2B9XD'],
}

/** Forms outside the dashboards, by the role that they are for. */
const formPages = {
  customer: ['/company/com-studio-tessel/contact', '/freelancers/fre-jun-watanabe/contact', '/jobs/job-3103/apply'],
  vendor: ['/jobs/post'],
}

const pages = [
  ...Object.entries(dashboardPages).flatMap(([role, paths]) =>
    paths.map((path) => [role, `/dashboard${path}`] as const),
  ),
  ...Object.entries(formPages).flatMap(([role, paths]) => paths.map((path) => [role, path] as const)),
]

for (const [role, path] of pages) {
  test(`${path} of a ${role} is accessible and fits its window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await signIn(page, role)
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilLoaded(page)
    await page.evaluate(blankImages)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
  })
}
