import type { Page } from '@playwright/test'
import { register, sendOperation, signedInPage } from './accounts'
import { main, visit } from './actions'
import { submitTransition } from './engagement-actions'
import { expect, test } from './fixtures'

const region = (page: Page, name: string) => main(page).getByRole('region', { name })
const form = (page: Page, name: string) => main(page).getByRole('form', { name, exact: true })
const numberOn = async (page: Page) => (await main(page).locator('dd', { hasText: /^MQ-/ }).textContent()) ?? ''

test('a quote is asked for, offered, countered, offered again, accepted and paid', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Quentin Ask')
  await visit(page, '/service/srv-1504')
  await main(page).getByRole('link', { name: 'Request a quote' }).click()
  await form(page, 'Request a quote').getByLabel('Message').fill('Packaging for two sensors.')
  await form(page, 'Request a quote').getByRole('button', { name: 'Request a quote' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Quote requested', exact: true })).toBeVisible()
  const number = await numberOn(page)
  const { pathname } = new URL(page.url())

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto('/dashboard/freelancer/projects')
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await submitTransition(seller, 'Send offer', { Price: '900', Days: '10', Message: 'Two boxes, one system.' })

  await page.goto(pathname)
  await submitTransition(page, 'Counter', { Price: '800', Message: 'Could it be a little less?' })
  await seller.reload()
  await expect(region(seller, 'Countered by Quentin Ask')).toContainText('a little less')
  await submitTransition(seller, 'Send offer', { Price: '850', Days: '12', Message: 'We meet in the middle.' })

  await page.goto(pathname)
  await expect(region(page, 'Money')).toContainText('The price offered is $850.00.')
  await main(page).getByRole('button', { name: 'Accept offer', exact: true }).click()
  await form(page, 'Accept offer').getByRole('button', { name: /4242/ }).click()
  await form(page, 'Accept offer').getByRole('button', { name: 'Accept offer', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Awaiting requirements', exact: true })).toBeVisible()
  await expect(region(page, 'Money')).toContainText('$850.00 held by Marque')
  await expect(region(page, 'Timeline').getByText('Offer sent', { exact: true })).toHaveCount(2)
  await seller.context().close()
})

test('a dispute is ruled by an admin, and both sides see the money split', async ({ page, browser, baseURL }) => {
  await register(page, 'Dina Spute')
  const place =
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderPlaced { order { engagements { id number version } } } } }'
  const input = {
    lines: [{ listingId: 'srv-1501', quantity: 1 }],
    expectedTotal: 699,
    payment: { token: 'sample-pays-4242' },
    idempotencyKey: `e2e-${Date.now()}`,
  }
  const { placeOrder } = await sendOperation(page.request, place, { input })
  const [{ id, number }] = placeOrder.order.engagements
  await page.goto(`/dashboard/engagements/${id}`)
  await submitTransition(page, 'Send requirements', { Requirements: 'One colour.' })
  await submitTransition(page, 'Open dispute', { Reason: 'Nothing has come.' })
  await expect(main(page).getByRole('heading', { level: 2, name: 'Disputed' })).toBeVisible()

  const admin = await signedInPage(browser, baseURL, 'admin')
  await admin.goto('/dashboard')
  const disputes = region(admin, 'Disputes to decide')
  await disputes.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await submitTransition(admin, 'Resolve', { Refund: '199', Reason: 'A part was done.' })

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
