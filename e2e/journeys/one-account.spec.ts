import { register } from '../lib/accounts'
import { buyListing } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

test('one account: a vendor buys and saves with the account that sells, and edits the own profile', async ({
  page,
}) => {
  await register(page, 'Bo Thways', 'VENDOR')
  const { number } = await buyListing(page, 'srv-1501', 699)
  await page.goto('/dashboard/purchases')
  await expect(main(page).getByText(number).first()).toBeVisible()

  await page.goto('/service/srv-1101')
  const heart = main(page).getByRole('button', { name: 'Save Utility Patent Drafting and Filing' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/dashboard/saved')
  await expect(main(page).getByRole('link', { name: 'Utility Patent Drafting and Filing' })).toBeVisible()

  await page.goto('/dashboard/vendor/company')
  await main(page).getByRole('link', { name: 'See its public page' }).click()
  await main(page).getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/dashboard/vendor/company')
})
