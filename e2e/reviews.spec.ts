import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { sendOperation, signedInPage } from './accounts'
import { main, visit, waitUntilLoaded } from './actions'
import { expect, test } from './fixtures'

const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  ... on OrderPlaced { order { engagements { id } } } } }`
const advance = 'mutation ($input: AdvanceEngagementInput!) { advanceEngagement(input: $input) { __typename } }'

/** The customer buys a service from the freelancer, gets it and accepts it. */
const completed = async (buyer: Page, seller: Page) => {
  const { placeOrder } = await sendOperation(buyer.request, place, {
    input: {
      lines: [{ listingId: 'srv-1504', quantity: 1 }],
      expectedTotal: 1650,
      payment: { token: 'sample-pays-4242' },
      idempotencyKey: `reviews-${Date.now()}`,
    },
  })
  const { id } = placeOrder.order.engagements[0]
  const step = (page: Page, version: number, transition: object) =>
    sendOperation(page.request, advance, { input: { id, version, transition } })
  await step(buyer, 1, { submitRequirements: { message: 'Two sensors.' } })
  await step(seller, 2, { deliver: { message: 'All of it.' } })
  await step(buyer, 3, { acceptDelivery: true })
  return `/dashboard/engagements/${id}`
}

const write = async (page: Page, stars: number, text: string) => {
  const form = main(page).getByRole('form', { name: 'Write a review' })
  await form.getByRole('radio', { name: '1 star' }).focus()
  for (let chosen = 1; chosen < stars; chosen += 1) await page.keyboard.press('ArrowRight')
  await form.getByLabel('Review').fill(text)
  await form.getByRole('button', { name: 'Send review' }).dblclick()
  await expect(main(page).getByText(/^Done: /)).toBeVisible()
}

test('both sides review each other, everybody reads the buyer’s, and the seller answers it', async ({
  page,
  browser,
  baseURL,
  graphqlRequests,
}) => {
  test.setTimeout(120_000)
  const buyer = await signedInPage(browser, baseURL, 'customer')
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  const path = await completed(buyer, seller)
  const words = 'One system for all of it. <b>Bold</b> & quick.'

  await buyer.goto('/dashboard/customer/orders')
  await main(buyer).getByRole('listitem').filter({ hasText: 'review it until' }).locator(`a[href="${path}"]`).click()
  await expect(main(buyer).getByRole('form', { name: 'Write a review' })).toBeVisible()
  await expectAccessible(buyer)
  await write(buyer, 4, words)
  await expect(main(buyer).getByText(/^Only you see it\./)).toBeVisible()
  await visit(page, '/service/srv-1504')
  await expect(main(page).getByText(words)).toHaveCount(0)

  await seller.goto(path)
  await expect(main(seller).getByText(words)).toHaveCount(0)
  await write(seller, 5, 'Knew what it was for.')
  await expect(main(seller).getByText(words)).toBeVisible()
  await main(seller).getByRole('button', { name: 'Answer' }).click()
  await main(seller).getByLabel('Your answer').fill('The data sheet was the best part.')
  await expectAccessible(seller)
  await main(seller).getByRole('button', { name: 'Send answer' }).click()
  await expect(main(seller).getByText(/^Done: your answer/)).toBeVisible()

  graphqlRequests.length = 0
  await visit(page, '/service/srv-1504')
  const entry = main(page).locator('figure').filter({ hasText: words })
  await expect(entry.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(entry.getByText('Clara Whitfield')).toBeVisible()
  await expect(entry.getByText('The data sheet was the best part.')).toBeVisible()
  await expect(main(page).getByText('Knew what it was for.')).toHaveCount(0)
  await waitUntilLoaded(page)
  expect(graphqlRequests).toEqual([])
  await visit(page, '/freelancers/usr-tomas-vidal')
  await expect(main(page).getByText(words)).toBeVisible()

  await buyer.goto(path)
  await expect(main(buyer).getByText('Knew what it was for.')).toBeVisible()
  await expect(main(buyer).getByText('The data sheet was the best part.')).toBeVisible()
  await buyer.context().close()
  await seller.context().close()
})
