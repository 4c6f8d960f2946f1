import { sendOperation, signedInPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

const report = '{ salesReport { listings { listingId totals { views } } } }'

test('sales report: one view per visitor, and none by the seller', async ({ page, browser, baseURL }) => {
  const seller = await signedInPage(browser, baseURL, 'vendor')
  const viewsOf = async (id: string) => {
    const { salesReport } = await sendOperation(seller.request, report)
    const found = salesReport.listings.find(({ listingId }: { listingId: string }) => listingId === id)
    return found?.totals.views ?? 0
  }
  // No other test opens these.
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
  // The server writes counts every few seconds.
  await expect
    .poll(async () => [await viewsOf(first), await viewsOf(second)], { timeout: 60_000 })
    .toEqual(before.map((views) => views + 1))
})
