import { register } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

test('company: a new vendor is listed once the profile has a description, and its page names the languages', {
  tag: '@demo',
}, async ({ page }) => {
  await register(page, 'Lena Zorn', 'VENDOR')
  await visit(page, '/companies')
  const name = 'Lena Zorn and Company'
  await expect(main(page).getByText('Ashgrove Patents').first()).toBeVisible()
  await expect(main(page).getByText(name)).toHaveCount(0)

  await visit(page, '/dashboard/vendor/company')
  await expect(main(page).getByText('Your company is not listed yet.')).toBeVisible()
  const form = page.getByRole('form', { name: 'Company details' })
  await form.getByLabel('Description').fill('Reports about seals.')
  await form.getByRole('checkbox', { name: 'German' }).check()
  await form.getByRole('checkbox', { name: 'Danish' }).check()
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(form.getByText('Saved')).toBeVisible()
  await expect(main(page).getByText('Your company is not listed yet.')).toHaveCount(0)

  await visit(page, '/companies')
  await main(page).getByRole('link', { name }).first().click()
  await expect(main(page).getByText('Danish, German')).toBeVisible()
})

test('track record: the page of a seller and of a listing say what past orders show', { tag: '@demo' }, async ({
  page,
}) => {
  const completed = /\d+ orders completed/
  await visit(page, '/company/com-studio-tessel')
  await expect(main(page).getByText(completed)).toBeVisible()
  await visit(page, '/service/srv-1501')
  await expect(main(page).getByText(completed)).toBeVisible()
  await expect(main(page).getByText(/^Member since \w+ \d{4}$/)).toBeVisible()
})
