import { expectAccessible } from '../lib/accessibility'
import { register, signedInPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { submitTransition } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

test('milestones: an offer in three parts is accepted, the first paid and released, the second funded, the third dropped', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Mila Stone')
  await visit(page, '/service/srv-1504')
  await main(page).getByRole('link', { name: 'Request a quote' }).click()
  await form(page, 'Request a quote').getByLabel('Message').fill('A stand for a fair, in parts.')
  await form(page, 'Request a quote').getByRole('button', { name: 'Request a quote' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Quote requested', exact: true })).toBeVisible()
  const path = new URL(page.url()).pathname

  const seller = await signedInPage(browser, baseURL, 'freelancer')
  await seller.goto(path)
  await main(seller).getByRole('button', { name: 'Send offer', exact: true }).click()
  const offer = form(seller, 'Send offer')
  await offer.getByRole('button', { name: 'Split into milestones' }).click()
  await expect(offer.getByRole('textbox', { name: 'Price', exact: true })).toHaveCount(0)
  await offer.getByRole('button', { name: 'Add a milestone' }).click()
  for (const [index, [title, price, days]] of [
    ['Sketch', '200', '3'],
    ['Panels', '700', '10'],
    ['Flyer', '150', '4'],
  ].entries()) {
    await offer.getByLabel(`Milestone ${index + 1}`, { exact: true }).fill(title ?? '')
    await offer.getByLabel(`Price of milestone ${index + 1}`).fill(price ?? '')
    await offer.getByLabel(`Days of milestone ${index + 1}`).fill(days ?? '')
  }
  await expect(offer).toContainText('$1,050.00 and 17 days')
  await expectAccessible(seller)
  await offer.getByLabel('Message').fill('Stop after any part.')
  await offer.getByRole('button', { name: 'Send offer' }).click()
  await expect(main(seller).getByText('Your offer of $1,050.00 is with Mila.')).toBeVisible()

  // The page of the buyer is live: nobody reloads it.
  await expect(region(page, 'Milestones').getByRole('listitem')).toHaveCount(3)
  await expect(region(page, 'Milestones')).toContainText('$1,050.00')
  await main(page).getByRole('button', { name: 'Accept offer', exact: true }).click()
  const acceptance = form(page, 'Accept and pay $200.00')
  await expect(acceptance).toContainText('$850.00 for the others, each when you fund it')
  await acceptance.getByRole('button', { name: /4242/ }).click()
  await acceptance.getByRole('button', { name: 'Accept and pay $200.00' }).click()
  await expect(region(page, 'Money')).toContainText('$200.00 held by Marque')
  await expect(region(page, 'Milestones')).toContainText('0 of 3 released.')
  await submitTransition(page, 'Send requirements', { Requirements: 'Three by two metres.' })
  await submitTransition(seller, 'Deliver', { Message: 'The sketch.' })
  await main(page).getByRole('button', { name: 'Accept delivery', exact: true }).click()
  await main(page)
    .getByRole('button', { name: /^Release \$200\.00/ })
    .click()
  await expect(region(page, 'Milestones')).toContainText('1 of 3 released.')
  await expectAccessible(page)

  await region(page, 'Milestones').getByRole('link', { name: 'Panels' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Not funded yet' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Fund this milestone', exact: true }).click()
  await form(page, 'Fund and pay $700.00').getByRole('button', { name: /4242/ }).click()
  await form(page, 'Fund and pay $700.00').getByRole('button', { name: 'Fund and pay $700.00' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'In progress' })).toBeVisible()
  await expect(region(seller, 'Milestones')).toContainText('In progress')

  await region(seller, 'Milestones').getByRole('link', { name: 'Flyer' }).click()
  await submitTransition(seller, 'Cancel milestone', { Reason: 'The printer does flyers.' })
  await expect(main(seller).getByText('This milestone was cancelled before it was funded.')).toBeVisible()
  await page.goto('/dashboard/customer/orders')
  await expect(main(page).getByText('1 of 3 milestones released')).toBeVisible()
  await expect(main(page).getByText('Milestone 2 of 3')).toBeVisible()
  await seller.context().close()
})
