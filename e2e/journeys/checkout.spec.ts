import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../lib/accessibility'
import { signedInPage, signIn } from '../lib/accounts'
import { logInAsSample, visit, waitUntilLoaded } from '../lib/actions'
import { submitTransition } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

const logo = 'Logo Design in Three Directions'

const addToCart = async (page: Page, path: string) => {
  await visit(page, path)
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
}

test('checkout: a visitor logs in, keeps the cart, is declined, pays once, and completes the engagement with one round of changes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await addToCart(page, '/service/srv-1501')
  await visit(page, '/cart')
  await main(page).getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcheckout')
  await logInAsSample(page, 'Customer')
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
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link', { name: /^Logo/ }).click()
  await submitTransition(seller, 'Deliver', {
    Message: 'Three directions.',
    'Links, optional': 'https://vidal.example/three',
  })

  await page.goto(pathname)
  await expect(main(page).getByRole('link', { name: 'vidal.example/three' }).first()).toBeVisible()
  // The seller's form is open while the buyer asks for changes: the transition is refused with a version conflict.
  await main(seller).getByRole('button', { name: 'Open dispute' }).click()
  const dispute = main(seller).getByRole('form', { name: 'Open dispute' })
  await dispute.getByLabel('Reason').fill('No answer came.')
  await submitTransition(page, 'Request changes', { 'What should change': 'The second one, in ink only.' })
  await dispute.getByRole('button', { name: 'Open dispute' }).click()
  await expect(main(seller).getByRole('heading', { name: 'What happened meanwhile' })).toBeVisible()
  await expect(dispute.getByLabel('Reason')).toHaveValue('No answer came.')
  await dispute.getByLabel('Reason').clear()
  await submitTransition(seller, 'Deliver', { Message: 'Ink only.' })

  await page.goto(pathname)
  await main(page).getByRole('button', { name: 'Accept delivery', exact: true }).click()
  await main(page)
    .getByRole('form', { name: /^Release \$/ })
    .getByRole('button')
    .click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Completed' })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Money' })).toContainText('$699.00 released to Tomás Vidal')
  await page.goto('/dashboard/customer/orders?tab=done')
  const row = main(page).getByRole('listitem').filter({ hasText: number })
  await expect(row.getByText('Completed')).toBeVisible()
  await seller.context().close()
})

test('checkout: it and the receipt, dispute, conversation and quote request are accessible', { tag: '@demo' }, async ({
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

test('checkout: a bought product is downloaded on the confirmation page, and again from Orders', async ({
  page,
  browser,
  baseURL,
}) => {
  const download = async (link: Locator) => {
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    const bytes = await readFile(await file.path())
    return { name: file.suggestedFilename(), signature: bytes.toString('latin1', 0, 2) }
  }
  const link = main(page).getByRole('link', { name: 'Download Cap table model.xlsx' })
  const workbook = { name: 'Cap table model.xlsx', signature: 'PK' }

  await signIn(page, 'customer')
  await visit(page, '/products/prd-2802')
  await expect(main(page).getByRole('heading', { name: 'What you may do with it' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await visit(page, '/checkout')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: 'Pay $99.00' }).click()
  await expect(main(page).getByRole('heading', { name: 'Paid, and held for you' })).toBeVisible()
  expect(await download(link)).toEqual(workbook)
  await expectAccessible(page)

  await visit(page, '/dashboard/customer/orders')
  await main(page).getByRole('button', { name: 'Download: Cap Table Model for Seed to Series B' }).click()
  expect(await download(link)).toEqual(workbook)
  const path = (await link.getAttribute('href')) ?? ''
  const stranger = await signedInPage(browser, baseURL, 'freelancer')
  expect((await stranger.request.get(path)).status()).toBe(404)
})

test('checkout: a billing address outlives a reload, stands on the invoice and its PDF, and the receipt is mailed in both forms', {
  tag: '@demo',
}, async ({ page }) => {
  await signIn(page, 'customer')
  await addToCart(page, '/service/srv-1501')
  await visit(page, '/checkout')
  await main(page).getByLabel('Full name').fill('Ada Fernwell')
  await main(page).getByLabel('Company, optional').fill('Fernwell Sensors')
  await main(page).getByLabel('Street and number, optional').fill('7 Dame Street')
  await main(page).getByLabel('City, optional').fill('Dublin')
  await main(page).getByLabel('Country, optional').selectOption('Ireland')
  await page.reload()
  await expect(main(page).getByLabel('Company, optional')).toHaveValue('Fernwell Sensors')
  await expect(main(page).getByLabel('Country, optional')).toHaveValue('IE')
  await expect(main(page).getByLabel('Full name')).toHaveValue('Ada Fernwell')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: 'Pay $699.00' }).click()
  await main(page).getByRole('link', { name: 'Receipt' }).click()
  await main(page).getByRole('link', { name: /^INV-/ }).click()
  const sheet = main(page).getByRole('article', { name: /^Invoice INV-/ })
  for (const text of ['Studio Tessel', 'Fernwell Sensors', '7 Dame Street', 'Ireland'])
    await expect(sheet.getByText(text)).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\w{5}-\d{4}\.pdf$/)
  const pdf = (await readFile(await file.path())).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  for (const name of ['Studio Tessel', 'Ada Fernwell']) expect(pdf).toContain(name)

  const mail = page
    .getByRole('article')
    .filter({ hasText: /Your receipt: \$699\.00 for ‘Logo Design/ })
    // Other journeys buy it, too.
    .filter({ hasText: 'Hello Ada,' })
    .first()
  // Mails are sent after the response.
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(mail.getByText('Hello Ada,')).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByText('As HTML').click()
  const html = mail.frameLocator('iframe')
  await expect(html.getByText('Hello Ada,')).toBeVisible()
  await expect(html.getByRole('link', { name: 'See the receipt' })).toHaveAttribute('href', /\/dashboard\/orders\/ord-/)
})
