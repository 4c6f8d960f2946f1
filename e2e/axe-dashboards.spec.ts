import { expectAccessible } from './axe'
import { ask, expect, main, overflow, settled, test } from './page'

/** Of each role what is its own; what all have alike, once. */
const pages = {
  customer: ['', '/customer/orders', '/customer/saved', '/messages', '/settings'],
  vendor: [
    '',
    '/vendor/products',
    '/vendor/products/prd-2801',
    '/vendor/orders',
    '/vendor/analytics',
    '/vendor/company',
  ],
  freelancer: ['', '/freelancer/services', '/freelancer/projects', '/freelancer/earnings', '/settings'],
  broker: ['', '/broker/services', '/broker/clients', '/broker/earnings'],
  admin: ['', '/admin/users'],
}

const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'

for (const [role, paths] of Object.entries(pages)) {
  test(`the pages of a ${role} are accessible on a desk and on a phone, in light and dark, and fit the narrowest`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const input = { email: `${role}@example.com`, password: 'password123' }
    expect(await ask(page.request, login, { input })).toEqual({ login: { __typename: 'LoginSuccess' } })
    const tooWide: string[] = []
    for (const path of paths) {
      await page.goto(`/dashboard${path}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await test.step(`/dashboard${path}`, () => expectAccessible(page))
      await page.setViewportSize({ width: 320, height: 800 })
      tooWide.push(...((await overflow(page)) > 0 ? [path] : []))
    }
    expect(tooWide).toEqual([])
  })
}
