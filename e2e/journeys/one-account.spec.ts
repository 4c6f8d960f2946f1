import { register, signIn } from '../lib/accounts'
import { visit, waitForAnswer } from '../lib/actions'
import { buyListing } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { heading, main } from '../lib/locators'

test('one account: a vendor buys and saves with the account that sells, and edits the own profile', {
  tag: '@demo',
}, async ({ page }) => {
  await register(page, 'Bo Thways', 'VENDOR')
  const { number } = await buyListing(page, 'srv-1501', 699)
  await page.goto('/dashboard/purchases')
  await expect(main(page).getByText(number).first()).toBeVisible()

  await page.goto('/service/srv-1101')
  const heart = main(page).getByRole('button', { name: 'Save Utility Patent Drafting and Filing' })
  await Promise.all([waitForAnswer(page, 'SaveListing'), heart.click()])
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/dashboard/saved')
  await expect(main(page).getByRole('link', { name: 'Utility Patent Drafting and Filing' })).toBeVisible()

  await page.goto('/dashboard/vendor/company')
  await main(page).getByRole('link', { name: 'See its public page' }).click()
  await main(page).getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/dashboard/vendor/company')
})

test('one account: the page of an own listing leads to its editor, and to no purchase', { tag: '@demo' }, async ({
  page,
}) => {
  await signIn(page, 'vendor')
  await page.goto('/dashboard')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await visit(page, '/products/prd-2804')
  await expect(main(page).getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(main(page).getByLabel('Title')).toHaveValue('Patent Landscape Report: Medical Wearables')
})
