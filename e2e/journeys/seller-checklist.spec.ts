import { register, signIn } from '../lib/accounts'
import { waitUntilLoaded } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

test('seller checklist: a new freelancer follows it to the first listing on sale, and dismisses it', {
  tag: '@demo',
}, async ({ page }) => {
  await register(page, 'Odile Marchetti', 'FREELANCER')
  const list = main(page).getByRole('region', { name: 'Your way to the first service on sale' })
  const step = (name: string) => list.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect(list.getByText('0 of 5 done')).toBeVisible()
  await expect(step('Publish it').getByText('Open')).toBeVisible()

  await list.getByRole('link', { name: 'Write your first service' }).click()
  await main(page).getByRole('button', { name: 'New service' }).click()
  await main(page).getByLabel('Title').fill('Quoll Mark Review')
  await main(page).getByLabel('Description').fill('One hour on your mark, with a written summary.')
  await main(page).getByLabel('Price in US dollars').fill('120')
  await main(page).getByLabel('Category').selectOption('Trademark Registration')
  await main(page).getByLabel('Delivery time in days').fill('3')
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/dashboard')
  await expect(step('Write your first service').getByText('Done')).toBeVisible()
  await list.getByRole('link', { name: 'Publish it' }).click()
  await main(page).getByRole('button', { name: 'Publish service' }).click()
  await expect(main(page).getByText('Published. Everybody can see it now.')).toBeVisible()

  await page.goto('/dashboard')
  await expect(step('Publish it').getByText('Done')).toBeVisible()
  await list.getByRole('button', { name: 'Dismiss this list' }).click()
  await expect(list).toHaveCount(0)
  await page.reload()
  await waitUntilLoaded(page)
  await expect(main(page).getByText('Published', { exact: true })).toBeVisible()
  await expect(list).toHaveCount(0)
})

test('overview: an admin begins with what waits', { tag: '@demo' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/dashboard')
  await main(page)
    .getByRole('link', { name: /registrations? waits? for a check\.$/ })
    .click()
  await expect(page).toHaveURL('/dashboard/admin/credentials')
})

test('overview: earnings lead to payouts', { tag: '@demo' }, async ({ page }) => {
  await signIn(page, 'freelancer')
  await page.goto('/dashboard/freelancer/earnings')
  await main(page).getByRole('link', { name: 'See your payouts (Earned)' }).click()
  await expect(page).toHaveURL('/dashboard/payouts')
})
