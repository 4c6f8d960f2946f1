import { expectAccessible } from './axe'
import { ask, expect, main, overflow, settled, test } from './page'

/** Of each role what is its own; what all have alike, once. */
const desks = {
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

/** Forms beside the dashboards, of whom they are for. */
const forms = {
  customer: ['/company/com-studio-tessel/contact', '/freelancers/fre-jun-watanabe/contact', '/jobs/job-3103/apply'],
  vendor: ['/jobs/post'],
}

const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'

const tours = [
  ...Object.entries(desks).map(([role, paths]) => ['pages', role, paths.map((path) => `/dashboard${path}`)] as const),
  ...Object.entries(forms).map(([role, paths]) => ['forms', role, paths] as const),
]

for (const [what, role, paths] of tours) {
  test(`the ${what} of a ${role} are accessible on a desk and on a phone, in light and dark`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const input = { email: `${role}@example.com`, password: 'password123' }
    expect(await ask(page.request, login, { input })).toEqual({ login: { __typename: 'LoginSuccess' } })
    for (const path of paths) {
      await page.goto(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await test.step(path, async () => {
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 800 })
        expect(await overflow(page)).toBe(0)
      })
    }
  })
}
