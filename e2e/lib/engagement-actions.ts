import { expect, type Page } from '@playwright/test'
import { sendFromPage } from './accounts'
import { form, main } from './locators'

/** Opens the form of a transition, fills it in and submits it. Its button names the sum if it moves money. */
export const submitTransition = async (page: Page, name: string, fields: Record<string, string>, button = name) => {
  await main(page).getByRole('button', { name, exact: true }).click()
  for (const [label, text] of Object.entries(fields)) await form(page, button).getByLabel(label).fill(text)
  await form(page, button).getByRole('button', { name: button, exact: true }).click()
  await expect(form(page, button)).toHaveCount(0)
}

const placeOrderMutation =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderPlaced { order { engagements { id number } } } } }'

/** Buys one of a listing without the checkout, and returns the engagement. */
export const buyListing = async (page: Page, listingId: string, expectedTotal: number) => {
  const { placeOrder } = await sendFromPage(page, placeOrderMutation, {
    input: {
      lines: [{ listingId, quantity: 1 }],
      expectedTotal,
      payment: { token: 'sample-pays-4242' },
      idempotencyKey: `e2e-${listingId}-${Date.now()}`,
    },
  })
  const { id, number } = placeOrder.order.engagements[0]
  return { id: String(id), number: String(number) }
}
