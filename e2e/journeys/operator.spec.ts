import { register, signIn } from '../lib/accounts'
import { buyListing } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

test('operator: an admin finds an order by its number, and downloads the days as CSV', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await register(buyer, 'Clio Lookup')
  const { number } = await buyListing(buyer, 'srv-1501', 699)
  await buyer.context().close()

  await signIn(page, 'admin')
  await page.goto('/dashboard/admin/orders')
  await main(page).getByRole('searchbox').fill(number)
  await main(page).getByRole('searchbox').press('Enter')
  await expect(main(page).getByText(number).first()).toBeVisible()
  await expect(main(page).getByText('Clio Lookup').first()).toBeVisible()

  const navigation = page.getByRole('navigation', { name: 'Dashboard' })
  for (const queue of ['Disputes', 'Reports'])
    await expect(navigation.getByRole('link', { name: queue })).toContainText(/\d/)
  await navigation.getByRole('link', { name: 'Analytics' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download CSV (By day)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^marque-by-day-.+\.csv$/)
})
