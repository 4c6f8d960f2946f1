import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { signedInPage, signIn } from './accounts'
import { main, visit, waitUntilLoaded } from './actions'
import { submitTransition } from './engagement-actions'
import { expect, test } from './fixtures'

const logo = 'Logo Design in Three Directions'

const logInAs = async (page: Page, role: string) => {
  await main(page).getByRole('button', { name: role, exact: true }).click()
  await main(page).getByRole('button', { name: 'Log In' }).click()
}

const addToCart = async (page: Page, path: string) => {
  await visit(page, path)
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
}

test('a signed-out visitor comes back to the checkout with the cart, is declined, pays once, and buys from a freelancer to completion with one round of changes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await addToCart(page, '/service/srv-1501')
  await visit(page, '/cart')
  await main(page).getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcheckout')
  await logInAs(page, 'Customer')
  await expect(page).toHaveURL('/checkout')
  const pay = main(page).getByRole('button', { name: 'Pay $699.00' })
  await expect(main(page).getByText(logo)).toBeVisible()
  await main(page).getByRole('button', { name: /0002/ }).click()
  await pay.click()
  await expect(main(page).getByRole('alert')).toContainText('declined')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await pay.dblclick()
  await expect(main(page).getByRole('heading', { name: 'Paid, and held for you' })).toBeVisible()
  const number = (await main(page).getByText(/^MQ-/).textContent()) ?? ''
  await expect(main(page).getByText(/^MQ-/)).toHaveCount(1)
  await page.reload()
  await expect(main(page).getByText(number)).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goForward()

  await main(page)
    .getByRole('link', { name: /^Send requirements/ })
    .click()
  await submitTransition(page, 'Send requirements', { Requirements: 'A mark for a shop that sells lenses.' })
  const { pathname } = new URL(page.url())

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/freelancer/projects')
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await submitTransition(seller, 'Deliver', {
    Message: 'Three directions.',
    'Links, optional': 'https://vidal.example/three',
  })

  await page.goto(pathname)
  await expect(main(page).getByRole('link', { name: 'vidal.example/three' }).first()).toBeVisible()
  await submitTransition(page, 'Request changes', { 'What should change': 'The second one, in ink only.' })
  // The seller's page is as it was: what they do on it comes too late, and says so.
  await main(seller).getByRole('button', { name: 'Open dispute' }).click()
  const dispute = main(seller).getByRole('form', { name: 'Open dispute' })
  await dispute.getByLabel('Reason').fill('No answer came.')
  await dispute.getByRole('button', { name: 'Open dispute' }).click()
  await expect(main(seller).getByRole('heading', { name: 'What happened meanwhile' })).toBeVisible()
  await expect(dispute.getByLabel('Reason')).toHaveValue('No answer came.')
  await dispute.getByLabel('Reason').clear()
  await submitTransition(seller, 'Deliver', { Message: 'Ink only.' })

  await page.goto(pathname)
  await main(page).getByRole('form', { name: 'Accept delivery' }).getByRole('button').click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Completed' })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Money' })).toContainText('$0.00 held by Marque')
  await page.goto('/dashboard/customer/orders')
  const row = main(page).getByRole('listitem').filter({ hasText: number })
  await expect(row.getByText('Completed')).toBeVisible()
  await seller.context().close()
})

test('checkout, receipt, dispute, conversation and quote request are accessible on a desktop and on a phone, in light and dark', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await signIn(page, 'customer')
  await addToCart(page, '/products/prd-2801')
  const expectPageAccessible = async (path: string) => {
    if (path) await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilLoaded(page)
    await test.step(page.url(), () => expectAccessible(page))
  }
  await expectPageAccessible('/checkout')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(main(page).getByRole('heading', { name: 'Paid, and held for you' })).toBeVisible()
  await expectPageAccessible('')
  await main(page).getByRole('link', { name: /^Open/ }).click()
  await main(page).getByRole('button', { name: 'Open dispute' }).click()
  await expectPageAccessible('')
  await page.goto('/dashboard/customer/orders')
  await main(page)
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .click()
  await expect(main(page).getByRole('article', { name: 'Receipt' })).toBeVisible()
  await expectPageAccessible('')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('article', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/dashboard/messages')
  await main(page).getByRole('region', { name: 'Conversations' }).getByRole('link').first().click()
  await expect(main(page).getByLabel('Message')).toBeVisible()
  await expectPageAccessible('')
  await expectPageAccessible('/request-quote?service=srv-1501')
})
