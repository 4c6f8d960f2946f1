import { registeredPage, signedInPage } from '../lib/accounts'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

test('company verification: a company asks with a file, an admin confirms, and everybody sees the dated badge but not the file', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  const owner = await registeredPage(browser, baseURL, 'Quillon Deeds', 'VENDOR')
  await owner.goto('/dashboard/credentials')
  const form = main(owner).getByRole('form', { name: 'Have a registration checked' })
  await form.getByLabel('Profession or company').selectOption('Company')
  await form.getByLabel('Register').fill('Ireland')
  await form.getByLabel('Number').fill('583104')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'Extract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 extract') })
  await expect(form.getByText('Extract.pdf').first()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Cancel Extract.pdf' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Ask for a check' }).click()
  await expect(main(owner).getByText('Sent. We will tell you once it is checked.')).toBeVisible()
  const path = await main(owner)
    .getByRole('link', { name: /Extract\.pdf/ })
    .getAttribute('href')

  const admin = await signedInPage(browser, baseURL, 'admin')
  await admin.goto('/dashboard/admin/credentials')
  const title = 'Ireland company register number 583104'
  await main(admin)
    .getByRole('button', { name: `Confirm: ${title}` })
    .click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(main(admin).getByRole('region', { name: 'Waiting for a check' }).getByText(title)).toHaveCount(0)
  await admin.context().close()

  await owner.goto('/dashboard/vendor/company')
  await main(owner).getByLabel('Description').fill('Deeds and marks, drafted and filed.')
  await main(owner).getByRole('button', { name: 'Save company' }).click()
  await main(owner).getByRole('link', { name: 'See its public page' }).click()
  await expect(owner).toHaveURL(/\/company\/com-/)
  const profile = new URL(owner.url()).pathname

  await visitor.goto(profile)
  await expect(main(visitor).getByText('Verified', { exact: true })).toBeVisible()
  await expect(main(visitor).getByText(`${title}, checked by Marque on `)).toBeVisible()
  expect((await visitor.request.get(path ?? '')).status()).toBe(404)
  await visitor.goto('/companies?verified=true')
  await expect(main(visitor).getByRole('link', { name: /Quillon/ })).toBeVisible()
  await owner.context().close()
})
