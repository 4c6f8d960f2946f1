import type { Page } from '@playwright/test'
import { expectAccessible } from './lib/accessibility'
import { register, signedInPage } from './lib/accounts'
import { visit } from './lib/actions'
import { buyListing, submitTransition } from './lib/engagement-actions'
import { expect, test } from './lib/fixtures'
import { form, main } from './lib/locators'

const region = (page: Page, name: string) => main(page).getByRole('region', { name })
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

test('dispute: an admin resolves it, and both parties see the money', async ({ page, browser, baseURL }) => {
  await register(page, 'Dina Spute')
  const { id, number } = await buyListing(page, 'srv-1501', 699)
  await page.goto(`/dashboard/engagements/${id}`)
  await submitTransition(page, 'Send requirements', { Requirements: 'One colour.' })
  await submitTransition(page, 'Open dispute', { Reason: 'Nothing has come.' })
  await expect(main(page).getByRole('heading', { level: 2, name: 'Disputed' })).toBeVisible()

  const admin = await signedInPage(browser, baseURL, 'admin')
  await admin.goto('/dashboard')
  const disputes = region(admin, 'Disputes to decide')
  await disputes.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await submitTransition(admin, 'Resolve', { Refund: '199', Reason: 'A part was done.' }, 'Resolve and pay out $699.00')

  await page.reload()
  await expect(region(page, 'Dispute resolved by Marque')).toContainText('A part was done.')
  for (const row of ['Refunded to you$199.00', 'Released to Tomás Vidal$500.00', 'Held$0.00'])
    await expect(region(page, 'Money')).toContainText(row)
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto(`/dashboard/engagements/${id}`)
  for (const row of ['Released to you$500.00', 'Commission of Marque$50.00', 'Earned by you$450.00'])
    await expect(region(seller, 'Money')).toContainText(row)
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
  await buyer.goto('/dashboard')
  await main(buyer).getByRole('link', { name: 'One order is late.' }).click()
  await expect(buyer).toHaveURL('/dashboard/customer/orders?tab=late')
  const row = main(buyer).getByRole('listitem').filter({ hasText: 'MQ-2H8WT' })
  await expect(row).toContainText('4 days late')
  await expectAccessible(buyer)
  await row.getByRole('link', { name: 'Logo Redraw for Registration' }).click()
  await expect(region(buyer, 'In progress').getByText('4 days late', { exact: true })).toBeVisible()
  await expect(region(buyer, 'In progress')).toContainText('If nothing is delivered by')
  await main(buyer).getByRole('button', { name: 'Cancel work' }).click()
  const cancel = main(buyer).getByRole('form', { name: /^Cancel and refund \$/ })
  await expect(cancel.getByLabel('Reason')).toBeVisible()
  await buyer.context().close()

  await visit(page, '/marketplace/services?days=7')
  await main(page).getByRole('combobox', { name: 'Delivery' }).selectOption('within 3 days')
  await expect(page).toHaveURL('/marketplace/services?days=3')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(main(page).getByRole('article')).toContainText('Freelance Services, 3 days')
})

test('questions to the buyer: set by the seller, announced with the FAQ, asked after the purchase, read by the seller', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/freelancer/services/srv-1502')
  const group = (name: string) => main(seller).getByRole('group', { name })
  await group('Questions to the buyer').getByRole('button', { name: 'Add a question' }).click()
  await group('Question 1').getByLabel('Question', { exact: true }).fill('Where will the wordmark appear?')
  await group('Question 1').getByLabel('The buyer answers by').selectOption('One of several answers')
  await group('Question 1').getByLabel('Answers to choose from').fill('Print\nScreens\nBoth')
  await group('Frequently asked questions').getByRole('button', { name: 'Add an answered question' }).click()
  await group('Answered question 1').getByLabel('Question', { exact: true }).fill('Is a dark version included?')
  await group('Answered question 1').getByLabel('Your answer').fill('Yes, and a monochrome one.')
  await main(seller).getByRole('button', { name: 'Publish changes' }).click()
  await expect(main(seller).getByText('Published. Everybody can see it now.')).toBeVisible()
  await expectAccessible(seller)

  await register(page, 'Quinn Estion')
  await visit(page, '/service/srv-1502')
  await expect(main(page).getByText('The seller will ask you 1 question after the purchase.')).toBeVisible()
  await main(page).getByText('Is a dark version included?').click()
  await expect(main(page).getByText('Yes, and a monochrome one.')).toBeVisible()
  const { id } = await buyListing(page, 'srv-1502', 480)
  await page.goto(`/dashboard/engagements/${id}`)
  await main(page).getByRole('button', { name: 'Send requirements' }).click()
  const requirements = form(page, 'Send requirements')
  await requirements.getByLabel('Requirements', { exact: true }).fill('The name in capitals.')
  await requirements.getByRole('button', { name: 'Send requirements' }).click()
  await expect(requirements.getByRole('alert')).toHaveText('Your answer is required')
  await expectAccessible(page)
  await requirements.getByLabel('Where will the wordmark appear?').selectOption('Both')
  await requirements.getByRole('button', { name: 'Send requirements' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'In progress', exact: true })).toBeVisible()

  await seller.goto(`/dashboard/engagements/${id}`)
  const answers = region(seller, 'Requirements sent by Quinn Estion')
  await expect(answers).toContainText('The name in capitals.')
  await expect(answers.getByRole('definition')).toHaveText('Both')
  await seller.context().close()
})
