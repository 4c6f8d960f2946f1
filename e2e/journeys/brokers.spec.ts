import { expectAccessible } from '../lib/accessibility'
import { register, signedInPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { submitTransition } from '../lib/engagement-actions'
import { expect, test } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

const introduced = 'Introduced by Priya Raman, who receives 8% of the price from the seller.'

test('broker: proposes, the owner accepts, a customer buys by the link, and the released price is split among three', async ({
  page,
  browser,
  baseURL,
}) => {
  const broker = await signedInPage(browser, baseURL, 'broker')
  // Public pages don't load the session; a dashboard does.
  await visit(broker, '/dashboard/mandates')
  await expect(region(broker, 'Listings that you broker')).toBeVisible()
  await visit(broker, '/service/srv-1504')
  await main(broker).getByRole('button', { name: 'Propose to broker this listing' }).click()
  const proposal = form(broker, 'Propose to broker this listing')
  await proposal.getByLabel('Your fee in percent of the price').fill('8')
  await proposal.getByRole('button', { name: 'Send proposal' }).click()
  await expect(main(broker).getByText(/^You have proposed to broker this listing/)).toBeVisible()

  const owner = await signedInPage(browser, baseURL, 'freelancer')
  await owner.goto('/dashboard/mandates')
  const row = region(owner, 'Brokers of your listings').getByRole('listitem').filter({ hasText: '8% of the price' })
  await row.getByRole('button', { name: /^Accept:/ }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(row).toContainText('Active')
  await expectAccessible(owner)

  await visit(broker, '/dashboard/mandates')
  const link = region(broker, 'Listings that you broker').getByText(/srv-1504\?broker=/)
  const { pathname, search } = new URL((await link.textContent()) ?? '')

  await register(page, 'Bruno Keen')
  await visit(page, pathname + search)
  await expect(main(page).getByText(introduced)).toBeVisible()
  await main(page).getByRole('button', { name: 'Add to Cart' }).click()
  await visit(page, '/checkout')
  await expect(main(page).getByText(introduced)).toBeVisible()
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await main(page)
    .getByRole('link', { name: /^Send requirements/ })
    .click()
  await submitTransition(page, 'Send requirements', { Requirements: 'Two boxes.' })
  const path = new URL(page.url()).pathname
  await owner.goto(path)
  await submitTransition(owner, 'Deliver', { Message: 'Here they are.' })
  await main(page).getByRole('button', { name: 'Accept delivery' }).click()
  await main(page)
    .getByRole('button', { name: /^Release \$/ })
    .click()

  for (const [seen, name] of [
    [page, 'Fee of Priya Raman'],
    [owner, 'Fee of Priya Raman'],
    [broker, 'Your fee'],
  ] as const) {
    await seen.goto(path)
    await expect(region(seen, 'Money')).toContainText(`${name}, 8%$132.00`)
  }
  await expect(region(page, 'Money')).not.toContainText('Commission')
  await broker.goto('/dashboard/payouts')
  await expect(region(broker, 'Statement').getByText('$132.00').first()).toBeVisible()
  await owner.context().close()
  await broker.context().close()
})
