import type { Locator } from '@playwright/test'
import { expectAccessible } from '../lib/accessibility'
import { signedInPage, signIn } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

const fill = async (group: Locator, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await group.getByLabel(label).fill(value)
}

test('packages: a seller publishes three with an extra; a buyer takes Standard with rush, pays, and the order shows both', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await visit(seller, '/dashboard/freelancer/services')
  await main(seller).getByRole('button', { name: 'New service' }).click()
  await main(seller).getByLabel('Title', { exact: true }).fill('Trademark Search by Packages')
  await main(seller).getByLabel('Description').fill('A search in the registers, in three sizes.')
  await main(seller).getByLabel('Category').selectOption('Trademark Registration')
  const prices = ['450', '700', '990']
  for (const [index, price] of prices.entries()) {
    await main(seller).getByRole('button', { name: 'Add a package' }).click()
    await fill(main(seller).getByRole('group', { name: `Package ${index + 1}` }), {
      'Price in US dollars': price,
      'Delivery time in days': String(10 + index),
      'What it includes': 'A search\nA report',
    })
  }
  await main(seller).getByRole('button', { name: 'Add an extra' }).click()
  await fill(main(seller).getByRole('group', { name: 'Extra 1' }), {
    Name: 'Rush delivery',
    'Price on top, in dollars': '120',
    'Days more or fewer': '-4',
  })
  await expectAccessible(seller)
  await main(seller).getByRole('button', { name: 'Publish service' }).click()
  await expect(main(seller).getByText('Published. Everybody can see it now.')).toBeVisible()
  const path = await main(seller).getByRole('link', { name: 'See its public page' }).getAttribute('href')
  await seller.context().close()

  await signIn(page, 'customer')
  await visit(page, path ?? '')
  await expect(main(page).getByText('From $450.00')).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /^Standard/ })
    .check()
  await main(page)
    .getByRole('checkbox', { name: /^Rush delivery/ })
    .check()
  await expect(main(page).getByText('Delivery in 7 days, 1 round of changes')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await visit(page, '/checkout')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: 'Pay $820.00' }).click()
  await expect(main(page).getByRole('list', { name: 'Chosen' })).toContainText('Standard $700.00')
  await main(page)
    .getByRole('link', { name: /^Send requirements/ })
    .click()
  const bought = main(page).getByRole('region', { name: 'What was bought' })
  await expect(bought).toContainText('Standard$700.00Rush delivery$120.00Total$820.00')
  await expect(bought).toContainText('A report')
  await expect(bought).toContainText('Delivery in 7 days from the requirements, with 1 round of changes: 1 left.')
  await expectAccessible(page)
})
