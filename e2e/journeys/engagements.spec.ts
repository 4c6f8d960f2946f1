import type { Page } from '@playwright/test'
import { expectAccessible } from '../lib/accessibility'
import { register, sendOperation, signedInPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { buyListing, submitTransition } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

const numberOn = async (page: Page) => (await main(page).locator('dd', { hasText: /^MQ-/ }).textContent()) ?? ''

test('quote: request, offer, counter-offer, second offer, acceptance, payment', async ({ page, browser, baseURL }) => {
  await register(page, 'Quentin Ask')
  await visit(page, '/service/srv-1504')
  await main(page).getByRole('link', { name: 'Request a quote' }).click()
  await form(page, 'Request a quote').getByLabel('Message').fill('Packaging for two sensors.')
  await form(page, 'Request a quote').getByRole('button', { name: 'Request a quote' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Quote requested', exact: true })).toBeVisible()
  const number = await numberOn(page)

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/freelancer/projects')
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await submitTransition(seller, 'Send offer', { Price: '900', Days: '10', Message: 'Two boxes, one system.' })

  // The page of the buyer is live: nobody reloads it.
  await expect(main(page).getByRole('heading', { level: 2, name: 'Offered. It is your turn.' })).toBeVisible()
  await submitTransition(page, 'Counter', { Price: '800', Message: 'Could it be a little less?' })
  await expect(region(seller, 'Countered by Quentin Ask')).toContainText('a little less')
  await submitTransition(seller, 'Send offer', { Price: '850', Days: '12', Message: 'We meet in the middle.' })

  await expect(region(page, 'Money')).toContainText('The price offered is $850.00.')
  await main(page).getByRole('button', { name: 'Accept offer', exact: true }).click()
  await form(page, 'Accept and pay $850.00').getByRole('button', { name: /4242/ }).click()
  await submitTransition(seller, 'Revise offer', { Price: '950', Days: '9', Message: 'With a third box.' })
  // The open form stays; a bar says what has changed, and the old sum is not charged.
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^Offer revised by/ }),
  ).toBeVisible()
  await form(page, 'Accept and pay $850.00').getByRole('button', { name: 'Accept and pay $850.00' }).click()
  await expect(main(page).getByText(/^The price is now \$950\.00, not \$850\.00\./)).toBeVisible()
  await form(page, 'Accept and pay $950.00').getByRole('button', { name: 'Accept and pay $950.00' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: /^Awaiting requirements/ })).toBeVisible()
  await expect(region(page, 'Money')).toContainText('$950.00 held by Marque')
  await expect(region(page, 'Timeline').getByText('Offer sent', { exact: true })).toHaveCount(2)
  await seller.context().close()
})

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
  await expect(row).toContainText('Opened by Dina')
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
    .getByRole('group', { name: 'Files, optional' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'sketch.txt', mimeType: 'text/plain', buffer: Buffer.from('A sketch.') })
  await expect(form(page, 'Add evidence').getByRole('button', { name: 'Remove sketch.txt' })).toBeVisible()
  await form(page, 'Add evidence').getByRole('button', { name: 'Add evidence' }).click()
  await expect(region(page, 'The dispute').getByRole('link', { name: 'sketch.txt' })).toBeVisible()

  // The admin's page is live, too: nobody reloads it.
  await expect(region(admin, 'The dispute').getByRole('link', { name: 'sketch.txt' })).toBeVisible()
  await main(admin).getByRole('button', { name: 'Resolve', exact: true }).click()
  const decision = form(admin, 'Resolve')
  await decision.getByLabel('Refund').fill('199')
  await expect(decision).toContainText('Tomás gets$450.00')
  await decision.getByLabel('Reason').fill('A part was done.')
  await decision.getByRole('button', { name: 'Refund $199.00, release $500.00' }).click()
  const question = admin.getByRole('dialog')
  await expect(question).toContainText('Dina gets $199.00 of $699.00 back.')
  await question.getByRole('button', { name: 'Refund $199.00, release $500.00' }).click()

  const decided = 'Dispute resolved by Marque'
  await expect(region(page, decided)).toContainText('You get $199.00 of $699.00 back. $500.00 goes to the seller.')
  await expect(region(page, decided)).toContainText('A part was done.')
  for (const text of ['Refunded to you$199.00', 'Released to Tomás Vidal$500.00', 'Held$0.00'])
    await expect(region(page, 'Money')).toContainText(text)
  await expect(region(seller, decided)).toContainText(
    'You get $450.00: $500.00 of $699.00, less Marque’s commission of $50.00.',
  )
  for (const text of ['Released to you$500.00', 'Commission of Marque$50.00', 'Earned by you$450.00'])
    await expect(region(seller, 'Money')).toContainText(text)
  await admin.goto('/dashboard')
  const trail = region(admin, 'Latest in the audit trail')
  await expect(trail).toContainText(`Resolved ${number}, $199.00 refunded of $699.00`)
  await expect(trail).toContainText('A part was done.')
  for (const one of [admin, seller]) await one.context().close()
})

test('docket: a rule finds the date, the calendar holds it, and the other side is told', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Dora Ket')
  const { id } = await buyListing(page, 'srv-1501', 699)
  await page.goto(`/dashboard/engagements/${id}`)
  await region(page, 'Docket').getByRole('button', { name: 'Add a date' }).click()
  const date = form(page, 'Add a date')
  await date.getByLabel('Rule, optional').selectOption('EU trade mark: renewal')
  await date.getByLabel('Filing date or last renewal').fill('2026-11-30')
  await expect(date.getByLabel('Last day')).toHaveValue('2036-11-30')
  await date.getByRole('button', { name: 'Save' }).click()
  await expect(region(page, 'Docket')).toContainText('November 30, 2036')

  await page.goto('/dashboard/docket')
  await expect(region(page, 'Coming up')).toContainText('Renewal')
  await main(page).getByRole('button', { name: 'Create calendar address' }).click()
  const address = await region(page, 'Your calendar address')
    .getByText(/\.ics$/)
    .innerText()
  const calendar = await page.request.get(new URL(address).pathname)
  expect(await calendar.text()).toContain('DTSTART;VALUE=DATE:20361130')

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/docket')
  await expect(region(seller, 'Coming up')).toContainText('November 30, 2036')
  await seller.context().close()
})

test('late order: the overview leads to its tab, the headline says how late it is, and the buyer can cancel', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await signedInPage(browser, baseURL, 'customer')
  const number = 'MQ-2H8WT'
  const dueQuery = 'query ($id: ID!) { engagement(id: $id) { nextDue { inDays } } }'
  const { engagement } = await sendOperation(buyer.request, dueQuery, { id: number })
  const late = `${-engagement.nextDue.inDays} days late`
  await buyer.goto('/dashboard')
  await main(buyer).getByRole('link', { name: 'One order is late.' }).click()
  await expect(buyer).toHaveURL('/dashboard/customer/orders?tab=late')
  const row = main(buyer).getByRole('listitem').filter({ hasText: number })
  await expect(row.getByText(late, { exact: true })).toBeVisible()
  await expectAccessible(buyer)
  await row.getByRole('link', { name: 'Logo Redraw for Registration' }).click()
  await expect(region(buyer, 'In progress').getByText(late, { exact: true })).toBeVisible()
  await expect(region(buyer, 'In progress')).toContainText('Delivery is possible until')
  await main(buyer).getByRole('button', { name: 'Cancel work' }).click()
  const cancel = main(buyer).getByRole('form', { name: /^Cancel and refund \$/ })
  await expect(cancel.getByLabel('Reason')).toBeVisible()
  await buyer.context().close()

  await visit(page, '/marketplace/services?days=7')
  await main(page).getByRole('combobox', { name: 'Delivery' }).selectOption('3')
  await expect(page).toHaveURL('/marketplace/services?days=3')
  const articles = main(page).getByRole('article')
  await expect(articles.filter({ hasText: 'Freelance Services, 3 days' })).toHaveCount(1)
  await expect(articles.filter({ hasText: /\b[4-7] days/ })).toHaveCount(0)
})

test('amendments: five more days, another round for $80, and an end with a partial refund', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Amy Mend')
  const { id } = await buyListing(page, 'srv-1501', 699)
  await page.goto(`/dashboard/engagements/${id}`)
  await submitTransition(page, 'Send requirements', { Requirements: 'One colour.' })
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto(`/dashboard/engagements/${id}`)
  await submitTransition(seller, 'Ask for more time', { 'More days': '5', Reason: 'The scan is too coarse.' })

  await page.goto('/dashboard/customer/orders?tab=needs-you')
  await main(page).getByRole('listitem').getByRole('link', { name: 'Logo Design in Three Directions' }).click()
  await expect(region(page, 'Tomás asks for 5 more days')).toContainText('instead of')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Accept 5 more days' }).click()
  await expect(main(page).getByText(/^Tomás is told\. The work is now due on/)).toBeVisible()

  await submitTransition(page, 'Ask for more', { 'What you would like': 'Another round.' })
  await expect(region(seller, 'Amy asks for more')).toContainText('Another round.')
  const offer = { 'What the buyer gets': 'One more round.', Price: '80', 'Rounds of changes': '1' }
  await submitTransition(seller, 'Name a price', offer)
  await expect(region(page, 'Tomás offers one more round of changes for $80.00')).toContainText('$779.00')
  await main(page).getByRole('button', { name: 'Accept addition', exact: true }).click()
  await form(page, 'Accept and pay $80.00').getByRole('button', { name: /4242/ }).click()
  await form(page, 'Accept and pay $80.00').getByRole('button', { name: 'Accept and pay $80.00' }).click()
  await expect(region(page, 'Money')).toContainText('$779.00 held by Marque')

  await submitTransition(page, 'Cancel together', { Refund: '279', Reason: 'We changed our plans.' })
  await expect(region(seller, 'Amy proposes to cancel together')).toContainText('$500.00')
  await main(seller).getByRole('button', { name: 'Accept settlement' }).click()
  await main(seller).getByRole('button', { name: 'Refund $279.00, release $500.00' }).click()
  await expect(main(seller).getByText(/^The order has ended as you both agreed\./)).toBeVisible()
  for (const row of ['Refunded to you$279.00', 'Released to Tomás Vidal$500.00', 'Held$0.00'])
    await expect(region(page, 'Money')).toContainText(row)
  await seller.context().close()
})
