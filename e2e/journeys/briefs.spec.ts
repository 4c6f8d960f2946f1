import { expectAccessible } from '../lib/accessibility'
import { register, registeredPage } from '../lib/accounts'
import { visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { form, main, region } from '../lib/locators'

test('brief: a customer posts it, a freelancer makes an offer and changes it, the customer hires and pays', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Bea Brief')
  await page.goto('/dashboard/jobs')
  await main(page).getByRole('link', { name: 'Post a brief' }).click()
  const post = form(page, 'Post a brief')
  await post.getByLabel('Title').fill('Rules for a Prize Draw')
  await post.getByLabel('Budget').fill('Up to $600')
  await post.getByLabel('Description').fill('Two pages for a draw in three countries.')
  await post.getByRole('button', { name: 'Post the brief' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Rules for a Prize Draw' })).toBeVisible()
  const job = new URL(page.url()).pathname

  const seller = await registeredPage(browser, baseURL, 'Olga Offers', 'FREELANCER')
  const other = await registeredPage(browser, baseURL, 'Otto Other', 'VENDOR')
  for (const each of [seller, other]) {
    await visit(each, job)
    await main(each).getByRole('link', { name: 'Make an offer for Rules for a Prize Draw' }).click()
    const offer = form(each, 'Make an offer')
    await offer.getByLabel('Price').fill('500')
    await expect(offer.getByText('You will earn $450.00')).toBeVisible()
    await offer.getByLabel('Days').fill('6')
    await offer.getByLabel('Message').fill('Both pages, after a call.')
    await offer
      .locator('input[type=file]')
      .setInputFiles({ name: 'CV.txt', mimeType: 'text/plain', buffer: Buffer.from('Rules for ten draws.') })
    await expect(offer.getByRole('button', { name: 'Remove CV.txt' })).toBeVisible()
    await offer.getByRole('button', { name: 'Send the offer' }).click()
    await expect(each).toHaveURL('/dashboard/applications')
  }
  await main(seller).getByRole('button', { name: 'Edit: Rules for a Prize Draw' }).click()
  const edit = form(seller, 'Edit the offer')
  await edit.getByLabel('Price').fill('520')
  await edit.getByRole('button', { name: 'Save the changes' }).click()
  await expect(main(seller).getByText('$520.00, done in 6 days')).toBeVisible()
  await expect(main(seller).getByRole('link', { name: 'CV.txt' })).toBeVisible()

  await page.goto('/dashboard/jobs')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Prize Draw' })).toContainText('2 offers, 2 new')
  await main(page).getByRole('link', { name: 'Rules for a Prize Draw' }).click()
  await main(page).getByRole('link', { name: 'New 2' }).click()
  await expect(page).toHaveURL(/tab=new$/)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Hire and close the brief: Olga Offers' }).click()
  const hire = form(page, 'Hire and close the brief')
  await hire.getByLabel('Message').fill('We look forward to it.')
  await hire.getByRole('button', { name: 'Hire and close the brief' }).click()

  const pay = form(page, 'Accept and pay $520.00')
  await pay.getByRole('button', { name: /4242/ }).click()
  await pay.getByRole('button', { name: 'Accept and pay $520.00' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: /^Awaiting requirements/ })).toBeVisible()
  await expect(region(page, 'Money')).toContainText('$520.00 held by Marque')
  await page.goto('/dashboard/customer/orders')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Rules for a Prize Draw' })).toBeVisible()
  await page.goto(`/dashboard/jobs?job=${job.replace('/jobs/', '')}&tab=not-chosen`)
  await expect(main(page).getByText('Not chosen, job filled').first()).toBeVisible()

  await seller.goto('/dashboard/applications')
  await main(seller)
    .getByRole('link', { name: /^Open the order MQ-/ })
    .click()
  await expect(region(seller, 'Money')).toContainText('$520.00')
  for (const each of [seller, other]) await each.context().close()
})
