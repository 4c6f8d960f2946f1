import type { Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { horizontalOverflow, visit } from './actions'
import { expect, test } from './fixtures'

const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const query = (page: Page) => page.getByRole('region', { name: 'Query Editor' })
const session = (page: Page) => page.getByRole('banner').getByRole('status')
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click()

/** What one must wait for at most, on a machine that does other things too. */
const FIRST_PAINT_MS = 1_500

test('the sandbox opens at once, with its examples beside a query that has run', async ({ page }) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
  await page.goto('/sandbox')
  expect((await answered).ok()).toBe(true)
  await expect(answer(page)).toContainText('"services"')
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible()
  const paints = await page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime))
  expect(Math.max(...paints)).toBeLessThan(FIRST_PAINT_MS)
})

test('an example is found, asks for whom it needs, signs in and runs', async ({ page }) => {
  await page.goto('/sandbox')
  await expect(session(page)).toHaveText('Nobody is signed in')
  await page.getByLabel('Find an operation').fill('ownlistings')
  await page.getByRole('button', { name: 'OwnListings query' }).click()
  await page.getByRole('button', { name: 'Sign in as vendor' }).click()
  await expect(session(page)).toHaveText('Marta Keller, vendor')
  await run(page)
  await expect(answer(page)).toContainText('"ownListings"')
  await page.getByLabel('Sign in as').selectOption('broker')
  await expect(session(page)).toHaveText('Priya Raman, broker')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' }).first()).toBeVisible()
})

test('the tour leads from step to step; signing in shows in the head', async ({ page }) => {
  await page.goto('/sandbox')
  await page.getByRole('button', { name: 'Take the tour' }).click()
  const step = (title: string) => page.getByRole('button', { name: `Next: ${title}` }).click()
  for (const title of ['Variables', 'Fragments', 'Paging', 'A union result']) await step(title)
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(answer(page)).toContainText('InvalidCredentials')
  await step('Signing in')
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(session(page)).toHaveText('Clara Whitfield, customer')
})

test('a shared link carries query and variables, and runs what only reads', async ({ page, context }) => {
  await page.goto('/sandbox')
  await page.getByRole('button', { name: 'ServiceDetail query' }).click()
  await page.getByRole('button', { name: /^Share/ }).click()
  await expect(page).toHaveURL(/\/sandbox#query=query\+ServiceDetail/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(query(other)).toContainText('query ServiceDetail')
  await expect(answer(other)).toContainText('"srv-1101"')
  await other.close()
})

test("every page shows its query, by a link and by a shortcut, with the page's variables", async ({ page }) => {
  await visit(page, '/marketplace?tab=services&category=patent-filing&sort=price-low')
  await page.getByRole('link', { name: "Show this page's query" }).click()
  await expect(query(page)).toContainText('query ListingBrowser(')
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('PRICE_LOW')
  await expect(answer(page)).toContainText('"categories"')
  await visit(page, '/service/srv-1101')
  await expect(page.getByRole('link', { name: "Show this page's query" })).toBeVisible()
  await page.keyboard.press('Alt+Shift+KeyQ')
  await expect(query(page)).toContainText('query ServiceDetail(')
})

test('the Tab key leads out of every editor, to both sides', async ({ page }) => {
  await page.goto('/sandbox')
  await expect(answer(page)).toContainText('"services"')
  for (const name of ['Query', 'Variables', 'Answer'])
    for (const key of ['Tab', 'Shift+Tab']) {
      const field = page.getByRole('textbox', { name, exact: true })
      await field.focus()
      await expect(field).toBeFocused()
      await page.keyboard.press(key)
      await expect(field).not.toBeFocused()
    }
})

for (const width of [320, 390]) {
  test(`at ${width} px all of it can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/sandbox')
    await expect(answer(page)).toContainText('"services"')
    await page.getByRole('button', { name: 'Show Examples' }).click()
    await page.getByRole('button', { name: 'Jobs query', exact: true }).click()
    await run(page)
    await expect(answer(page)).toContainText('"jobs"')
    expect(await horizontalOverflow(page)).toBe(0)
  })
}

/** Parts of GraphiQL and its editor; nothing of ours is in them. */
const ofGraphiql = ['.graphiql-tab', '.CodeMirror-scroll']

test("the sandbox without GraphiQL's own parts is accessible", async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/sandbox')
    await page.getByRole('button', { name: 'OwnListings query' }).click()
    expect(await accessibilityViolations(page, {}, ofGraphiql)).toEqual([])
  }
})
