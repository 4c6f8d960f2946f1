import type { Page } from '@playwright/test'
import { expectAccessible } from './lib/accessibility'
import { register, signedInPage } from './lib/accounts'
import { buyListing, submitTransition } from './lib/engagement-actions'
import { expect, test } from './lib/fixtures'
import { form, main } from './lib/locators'

const region = (page: Page, name: string) => main(page).getByRole('region', { name })

test('dispute: opened, answered, asked about, proved, decided; both see sums and reason, the audit trail names it', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Dina Spute')
  const { id, number } = await buyListing(page, 'srv-1501', 699)
  const path = `/dashboard/engagements/${id}`
  await page.goto(path)
  await submitTransition(page, 'Send requirements', { Requirements: 'One colour.' })
  await submitTransition(page, 'Open dispute', { Reason: 'Nothing has come.', 'Suggested refund, optional': '500' })
  await expect(region(page, 'The dispute')).toContainText('Opened by you just now.')
  await page.goto('/dashboard/customer/orders')
  await expect(main(page).getByRole('listitem').filter({ hasText: number })).toContainText('Opened by you')

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto(path)
  await expect(main(seller).getByRole('heading', { level: 2, name: 'Disputed. It is your turn.' })).toBeVisible()
  await expect(region(seller, 'The dispute')).toContainText('Wants $500.00 of $699.00 back.')
  await submitTransition(seller, 'Answer', {
    'Your side': 'A sketch came.',
    'Refund you would accept, optional': '100',
  })

  const admin = await signedInPage(browser, baseURL, 'admin')
  await admin.goto('/dashboard')
  const row = region(admin, 'Disputes to decide').getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('Opened by Dina just now')
  await row.getByRole('link').click()
  await expect(region(admin, 'The dispute')).toContainText('Would give $100.00 of $699.00 back.')
  await expect(region(admin, 'What it is about')).toContainText('One colour.')
  await main(admin).getByRole('button', { name: 'Ask', exact: true }).click()
  await form(admin, 'Ask').getByLabel('Question').fill('Did you get the sketch?')
  await form(admin, 'Ask').getByLabel('Who should answer').selectOption('The buyer')
  await form(admin, 'Ask').getByRole('button', { name: 'Ask' }).click()
  await expect(region(admin, 'The dispute')).toContainText('A question of Marque waits for an answer.')
  await expectAccessible(admin)

  await page.goto(path)
  await expect(region(page, 'The dispute')).toContainText('Did you get the sketch?')
  await main(page).getByRole('button', { name: 'Add evidence', exact: true }).click()
  await form(page, 'Add evidence').getByLabel('Message').fill('Only this, without a colour.')
  await form(page, 'Add evidence')
    .getByLabel('Files, optional')
    .locator('input[type=file]')
    .setInputFiles({ name: 'sketch.txt', mimeType: 'text/plain', buffer: Buffer.from('A sketch.') })
  await expect(form(page, 'Add evidence')).toContainText('sketch.txt')
  await form(page, 'Add evidence').getByRole('button', { name: 'Add evidence' }).click()
  await expect(region(page, 'The dispute').getByRole('link', { name: 'sketch.txt' })).toBeVisible()

  // The admin's page is live, too: nobody reloads it.
  await expect(region(admin, 'The dispute').getByRole('link', { name: 'sketch.txt' })).toBeVisible()
  await main(admin).getByRole('button', { name: 'Resolve', exact: true }).click()
  const decision = form(admin, 'Resolve and pay out $699.00')
  await decision.getByLabel('Refund').fill('199')
  await expect(decision).toContainText('Tomás gets$450.00')
  await decision.getByLabel('Reason').fill('A part was done.')
  await decision.getByRole('button', { name: 'Resolve and pay out $699.00' }).click()
  const question = admin.getByRole('dialog')
  await expect(question).toContainText('Dina gets $199.00 of $699.00 back.')
  await question.getByRole('button', { name: 'Resolve and pay out $699.00' }).click()

  const decided = 'Dispute resolved by Marque'
  await expect(region(page, decided)).toContainText('You get $199.00 of $699.00 back. $500.00 goes to the seller.')
  await expect(region(page, decided)).toContainText('A part was done.')
  for (const text of ['Refunded to you$199.00', 'Released to Tomás Vidal$500.00', 'Held$0.00'])
    await expect(region(page, 'Money')).toContainText(text)
  await expect(region(seller, decided)).toContainText('You get $500.00 of $699.00, less Marque’s commission.')
  for (const text of ['Released to you$500.00', 'Commission of Marque$50.00', 'Earned by you$450.00'])
    await expect(region(seller, 'Money')).toContainText(text)
  await admin.goto('/dashboard')
  const trail = region(admin, 'Latest in the audit trail')
  await expect(trail).toContainText(`Resolved ${number}, $199.00 refunded of $699.00`)
  await expect(trail).toContainText('A part was done.')
  for (const one of [admin, seller]) await one.context().close()
})
