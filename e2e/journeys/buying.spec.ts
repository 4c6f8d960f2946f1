import { expectAccessible } from '../lib/accessibility'
import { register } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

test('buying: a listing is asked about, saved with a note, and leads from the cart drawer to the checkout', {
  tag: '@demo',
}, async ({ page }) => {
  await register(page, 'Nora Lindahl')
  await visit(page, '/service/srv-1402')
  const title = await main(page).getByRole('heading', { level: 1 }).innerText()
  await main(page)
    .getByRole('button', { name: `Save ${title}` })
    .click()
  await main(page).getByRole('link', { name: 'Ask about this service' }).click()
  await main(page).getByRole('textbox', { name: 'Message' }).fill('Does it include the fees?')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(page).locator('ol').getByText('Does it include the fees?')).toBeVisible()
  await expect(main(page).locator('header').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    '/service/srv-1402',
  )

  await visit(page, '/dashboard/customer/saved')
  await main(page)
    .getByRole('button', { name: /^Add a note/ })
    .click()
  await main(page).getByRole('textbox', { name: 'Note' }).fill('Asked about fees')
  await main(page).getByRole('button', { name: 'Save the note' }).click()
  await expect(main(page).getByText('Asked about fees')).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/products/prd-2801')
  await main(page).getByRole('link', { name: 'Enlarge picture 1' }).click()
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
  await expect(drawer.getByText('1 item in your cart')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})
