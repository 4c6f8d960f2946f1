import type { Page } from '@playwright/test'
import { expectAccessible } from '../lib/accessibility'
import { sendOperation, signedInPage } from '../lib/accounts'
import { visit, waitUntilLoaded } from '../lib/actions'
import { buyListing } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

const advance = 'mutation ($input: AdvanceEngagementInput!) { advanceEngagement(input: $input) { __typename } }'

/** The buyer orders, the seller delivers, and the buyer accepts. Returns the path of the engagement. */
const completeEngagement = async (buyer: Page, seller: Page) => {
  const { id } = await buyListing(buyer, 'srv-1504', 1650)
  const advanceTo = (page: Page, version: number, transition: object) =>
    sendOperation(page.request, advance, { input: { id, version, transition } })
  await advanceTo(buyer, 1, { submitRequirements: { message: 'Two sensors.' } })
  await advanceTo(seller, 2, { deliver: { message: 'All of it.' } })
  await advanceTo(buyer, 3, { acceptDelivery: true })
  return `/dashboard/engagements/${id}`
}

const writeReview = async (page: Page, stars: number, text: string) => {
  const form = main(page).getByRole('form', { name: 'Write a review' })
  await form.getByRole('radio', { name: '1 star' }).focus()
  for (let chosen = 1; chosen < stars; chosen += 1) await page.keyboard.press('ArrowRight')
  await form.getByLabel('Review').fill(text)
  await form.getByRole('button', { name: 'Send review' }).dblclick()
  await expect(main(page).getByText(/^Done: /)).toBeVisible()
}

test('reviews: the parties review each other, the review by the buyer becomes public, and the seller answers it', async ({
  page,
  browser,
  baseURL,
  graphqlRequests,
}) => {
  const buyer = await signedInPage(browser, baseURL, 'customer')
  const seller = await signedInPage(browser, baseURL, 'freelancer')
  const path = await completeEngagement(buyer, seller)
  const reviewText = 'One system for all of it. <b>Bold</b> & quick.'

  await buyer.goto('/dashboard/customer/orders?tab=done')
  await main(buyer).getByRole('listitem').filter({ hasText: 'Review it until' }).locator(`a[href="${path}"]`).click()
  await expect(main(buyer).getByRole('form', { name: 'Write a review' })).toBeVisible()
  await expectAccessible(buyer)
  await writeReview(buyer, 4, reviewText)
  await expect(main(buyer).getByText(/^Only you see it\./)).toBeVisible()
  await visit(page, '/service/srv-1504')
  await expect(main(page).getByText(reviewText)).toHaveCount(0)

  await seller.goto(path)
  await expect(main(seller).getByText(reviewText)).toHaveCount(0)
  await writeReview(seller, 5, 'Knew what it was for.')
  await expect(main(seller).getByText(reviewText)).toBeVisible()
  await main(seller).getByRole('button', { name: 'Answer' }).click()
  await main(seller).getByLabel('Your answer').fill('The data sheet was the best part.')
  await expectAccessible(seller)
  await main(seller).getByRole('button', { name: 'Send answer' }).click()
  await expect(main(seller).getByText(/^Done: your answer/)).toBeVisible()

  graphqlRequests.length = 0
  await visit(page, '/service/srv-1504')
  const entry = main(page).locator('figure').filter({ hasText: reviewText })
  await expect(entry.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(entry.getByText('Clara Whitfield')).toBeVisible()
  await expect(entry.getByText('The data sheet was the best part.')).toBeVisible()
  await expect(main(page).getByText('Knew what it was for.')).toHaveCount(0)
  await waitUntilLoaded(page)
  expect(graphqlRequests).toEqual([])
  await visit(page, '/freelancers/usr-tomas-vidal')
  await expect(main(page).getByText(reviewText)).toBeVisible()

  await buyer.goto(path)
  await expect(main(buyer).getByText('Knew what it was for.')).toBeVisible()
  await expect(main(buyer).getByText('The data sheet was the best part.')).toBeVisible()
  await buyer.context().close()
  await seller.context().close()
})
