import { logInAsSample, visit } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { cardTitles, main } from '../lib/locators'

test('search: a misspelt word leads to the corrected search, whose results are sorted by price', {
  tag: '@demo',
}, async ({ page }) => {
  await visit(page, '/search?q=trademrk')
  await expect(main(page).getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Close to “trademrk”' }).getByRole('article')).not.toHaveCount(0)
  await main(page).getByRole('link', { name: 'trademark', exact: true }).first().click()
  await expect(main(page).getByText(/^Found \d+ results$/)).toBeVisible()
  await main(page).getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL('/search?q=trademark&sort=price-low')
  await expect(main(page).getByText('Products and services, lowest price first')).toBeVisible()
})

test('search: results are filtered by seller and language, counted before, and a chip takes a filter away', {
  tag: '@demo',
}, async ({ page }) => {
  await visit(page, '/search?q=patent')
  await main(page).getByLabel('Checked').selectOption('true')
  await expect(page).toHaveURL('/search?q=patent&verified=true')
  const language = main(page).getByLabel('Language')
  const option = language.locator('option[value="en"]')
  await expect(main(page).getByText(/ \(Verified only\)$/)).toBeVisible()
  const count = Number(/\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1])
  await language.selectOption('en')
  await expect(page).toHaveURL('/search?q=patent&verified=true&language=en')
  await expect(
    main(page)
      .getByText(new RegExp(`^Found ${count} results`))
      .first(),
  ).toBeVisible()
  await expect(cardTitles(page)).toHaveCount(count)
  await main(page)
    .getByRole('link', { name: /^Verified only: remove/ })
    .click()
  await expect(page).toHaveURL('/search?q=patent&language=en')
})

test('search: an admin adds a search word, by which visitors find listings, and removes it', { tag: '@demo' }, async ({
  page,
}) => {
  await visit(page, '/login?next=/dashboard/admin/search')
  await logInAsSample(page, 'Admin')
  await expect(page).toHaveURL('/dashboard/admin/search')
  await main(page).getByLabel('People search for').fill('moniker')
  await main(page).getByLabel('Listings say').fill('logo, trademark')
  await main(page).getByRole('button', { name: 'Save word' }).click()
  await main(page).getByRole('link', { name: 'moniker' }).click()
  await expect(main(page).getByRole('region', { name: 'Close to “moniker”' }).getByRole('article')).not.toHaveCount(0)
  await page.goBack()
  await main(page).getByRole('button', { name: 'Remove moniker' }).click()
  await expect(main(page).getByRole('link', { name: 'moniker' })).toHaveCount(0)
})
