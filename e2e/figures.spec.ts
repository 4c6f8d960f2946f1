import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ask, expect, main, settled, test, visit } from './page'

const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
const report = '{ salesReport { listings { listingId figures { views } } } }'

const logInAs = async ({ request }: Page, role: string) => {
  const input = { email: `${role}@example.com`, password: 'password123' }
  expect(await ask(request, login, { input })).toEqual({ login: { __typename: 'LoginSuccess' } })
}

test('a product is seen once by each visit, and never by its seller', async ({ page, browser, baseURL }) => {
  const seller = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await logInAs(seller, 'vendor')
  const viewsOf = async (id: string) => {
    const { salesReport } = await ask(seller.request, report)
    const found = salesReport.listings.find(({ listingId }: { listingId: string }) => listingId === id)
    return found?.figures.views ?? 0
  }
  // Nobody else looks at these.
  const [first, second] = ['prd-2103', 'prd-2804']
  const before = [await viewsOf(first), await viewsOf(second)]
  const counted = (id: string) => page.waitForResponse(`**/views/${id}`)

  const [answer] = await Promise.all([counted(first), visit(page, `/products/${first}`)])
  expect([answer.status(), answer.request().method()]).toEqual([204, 'POST'])
  await visit(page, `/products/${first}`)
  await visit(seller, `/products/${second}`)
  await visit(page, '/search?q=Medical+Wearables')
  await Promise.all([
    counted(second),
    main(page)
      .getByRole('link', { name: /Medical Wearables/ })
      .first()
      .click(),
  ])
  // Counts are written every few seconds.
  await expect
    .poll(async () => [await viewsOf(first), await viewsOf(second)], { timeout: 15_000 })
    .toEqual(before.map((views) => views + 1))
})

test('a vendor takes the months along as a file', async ({ page }) => {
  await logInAs(page, 'vendor')
  await page.goto('/dashboard/vendor/analytics')
  await settled(page)
  await main(page).getByRole('button', { name: 'This year' }).click()
  await expect(page).toHaveURL(/\?range=year$/)
  await settled(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download CSV (By month)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^marque-by-month-\d{4}-01-to-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(
    /^\uFEFFMonth,Sales,Paid,Refunded,Commission,Earned,Views,Conversion\r\n\d{4}-\d{2},\d+,\d+\.\d\d,/,
  )
})
