import type { Page } from '@playwright/test'
import { expect, isolatedTest as test } from './lib/fixtures'
import { cardTitles, heading, main } from './lib/locators'

/** Holds back all scripts of the site until the returned function is called. */
const holdScripts = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const path of ['/company/com-ashgrove-patents/contact', '/service/srv-1101/contact', '/jobs/job-3103/apply'])
  test(`slow scripts: the form of ${path} can't be sent before they run`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const submit = main(page).locator('button[type=submit]')
    await expect(submit).toBeDisabled()
    const text = main(page).locator('textarea')
    await text.fill('Typed early')
    await submit.click({ force: true })
    expect(new URL(page.url()).pathname).toBe(path)
    release()
    await expect(submit).toBeEnabled()
    await expect(text).toHaveValue('Typed early')
  })

test('slow scripts: Add to Cart waits for them, and then opens the drawer', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/service/srv-1101', { waitUntil: 'commit' })
  const add = main(page).getByRole('button', { name: 'Add to Cart' })
  await expect(add).toBeDisabled()
  release()
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('slow scripts: no button of a service page works before they run, and all do after', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/service/srv-1101', { waitUntil: 'commit' })
  await expect(main(page).getByRole('button', { name: 'Report this service' })).toBeDisabled()
  for (const control of await main(page).locator('button, select').all()) await expect(control).toBeDisabled()
  release()
  await main(page).getByRole('button', { name: 'Report this service' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const control of await main(page).locator('button, select').all()) await expect(control).toBeEnabled()
})

test('slow scripts: a press of Load more that begins on the link and ends on the button counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/services', { waitUntil: 'commit' })
  const link = main(page).getByRole('link', { name: 'Load more' })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.mouse.down()
  release()
  await expect(main(page).getByRole('button', { name: 'Load more' })).toBeVisible()
  await page.mouse.up()
  await expect(cardTitles(page)).toHaveCount(48)
})

test('slow scripts: a dashboard shows a spinner and has a title', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(main(page).getByRole('status')).toHaveText('Loading')
  await expect(page).toHaveTitle('Dashboard · Marque')
  release()
  await expect(heading(page, 'Log in')).toBeVisible()
})
