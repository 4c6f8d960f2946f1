import { visit } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { main } from './lib/locators'

const providers = ['Google', 'Facebook', 'LinkedIn', 'Apple']

test('login: /login has its fields and providers, and reports a wrong password', async ({ page }) => {
  expect(await visit(page, '/login')).toBe(200)
  for (const name of providers) await expect(main(page).getByRole('button', { name, exact: true })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
  await expect(main(page).getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill('not the password')
  await main(page).getByRole('button', { name: 'Log In' }).click()
  const message = 'Invalid email or password. Please try again or use a social login option.'
  await expect(page.getByText(message, { exact: true })).toBeVisible()
})

test('registration: /register has its fields and providers, and reports each violation', async ({ page }) => {
  expect(await visit(page, '/register')).toBe(200)
  for (const name of providers) await expect(main(page).getByRole('button', { name, exact: true })).toBeEnabled()
  const type = page.getByLabel('Account type')
  await expect(type).toHaveValue('CUSTOMER')
  const types = ['Customer', 'Vendor/Company', 'Freelancer', 'Broker/Service Provider']
  await expect(type.getByRole('option')).toHaveText(types)
  const company = page.getByLabel('Company or business name')
  await expect(company).toHaveCount(0)
  await type.selectOption('Vendor/Company')
  await expect(company).toBeVisible()

  await page.getByLabel('Full name').fill('Somebody')
  await page.getByLabel('Email').fill('vendor@example.com')
  const expectMessage = async (message: string) => {
    await main(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await page.getByLabel('Password', { exact: true }).fill('short')
  await expectMessage("Passwords don't match")
  await page.getByLabel('Confirm password').fill('short')
  await expectMessage('Password must be at least 6 characters')
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByLabel('Confirm password').fill('long enough')
  await expectMessage('Company/Business name is required for your account type')
  await company.fill('Somebody & Co')
  await expectMessage('Registration failed. Email might already be in use.')
})
