import type { Page } from '@playwright/test'
import { accessibilityViolations } from './lib/accessibility'
import { horizontalOverflow, visit } from './lib/actions'
import { expect, test } from './lib/fixtures'

const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const query = (page: Page) => page.getByRole('region', { name: 'Query Editor' })
const session = (page: Page) => page.getByRole('banner').getByRole('status')
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click()

test('sandbox: it opens, runs its first query and shows the examples', async ({ page }) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
  await page.goto('/sandbox')
  expect((await answered).ok()).toBe(true)
  await expect(answer(page)).toContainText('"services"')
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible()
})

test('sandbox: an example is found, signs in as the role that it needs, and runs', async ({ page }) => {
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

test('sandbox: the tour leads from step to step, and a sign-in shows in the header', async ({ page }) => {
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

test('sandbox: a shared link opens a query with its variables and runs it', async ({ page, context }) => {
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

test('sandbox: pages link to their query and its variables, and open it by a shortcut', async ({ page }) => {
  await visit(page, '/marketplace?tab=services&category=patent-filing&sort=price-low')
  await page.getByRole('link', { name: "Show this page's query" }).click()
  await expect(query(page)).toContainText('query ListingBrowser(')
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('PRICE_LOW')
  await expect(answer(page)).toContainText('"services"')
  await visit(page, '/service/srv-1101')
  await expect(page.getByRole('link', { name: "Show this page's query" })).toBeVisible()
  await page.keyboard.press('Alt+Shift+KeyQ')
  await expect(query(page)).toContainText('query ServiceDetail(')
})

test('sandbox: a query is built by keyboard, with a sample variable, and run', async ({ page }) => {
  await page.goto('/sandbox')
  await expect(answer(page)).toContainText('"services"')
  await page.getByRole('button', { name: 'New tab' }).click()
  await expect(page.getByText('The answer appears here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show Query builder' }).press('Enter')
  await page.getByLabel('Find a field of the query').fill('service')
  await page.getByRole('checkbox', { name: /^service Service/ }).press(' ')
  await expect(query(page)).toContainText('query MyQuery($id: ID!)')
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('srv-1101')
  await page.getByRole('checkbox', { name: /^price / }).press(' ')
  await run(page)
  await expect(answer(page)).toContainText('2999.99')
})

test('sandbox: a query of one’s own gets sample variables when the editor is left', async ({ page }) => {
  await page.goto('/sandbox')
  await expect(answer(page)).toContainText('"services"')
  await page.getByRole('button', { name: 'New tab' }).click()
  await page.getByRole('textbox', { name: 'Query', exact: true }).focus()
  await page.keyboard.insertText('query Own($which: ID!) { job(id: $which) { title } }')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('"which": "job-')
})

test('sandbox: the answer has status, time, size, cost and headers', async ({ page }) => {
  await page.goto('/sandbox')
  const facts = page.getByRole('main').getByRole('status').filter({ hasText: '200 OK' })
  await expect(facts).toHaveText(/200 OK[\d.]+ m?s\d+ (bytes|KB)cost \d+ of 2000/)
  await expect(answer(page)).not.toContainText('extensions')
  await page.getByText('Response headers').click()
  await expect(page.getByLabel('Headers of the response')).toHaveValue(
    /^content-type: application\/graphql-response\+json/m,
  )
  await page.getByRole('button', { name: 'Jobs query', exact: true }).click()
  await expect(facts).toBeHidden()
})

test('sandbox: a request is copied as cURL and as fetch', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sandbox')
  await page.getByRole('button', { name: 'ServiceDetail query' }).click()
  const copied = async (item: string, message: string) => {
    await page.getByRole('button', { name: 'Copy the request as cURL or fetch' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByText(message)).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const curl = await copied('Copy as cURL', 'cURL command copied')
  expect(curl).toContain(`curl '${new URL(page.url()).origin}/graphql'`)
  expect(curl).toContain('"variables":{"id":"srv-1101"')
  expect(await copied('Copy as fetch', 'fetch call copied')).toContain('operationName: "ServiceDetail"')
})

test('sandbox: the schema is downloaded, and GET /graphql leads to the sandbox', async ({ page }) => {
  await page.goto('/graphql')
  await expect(page).toHaveURL(/\/sandbox$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download SDL' }).click()
  expect((await download).suggestedFilename()).toBe('schema.graphql')
})

test('sandbox: Tab and Shift+Tab leave every editor', async ({ page }) => {
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
  test(`sandbox: it is usable at a width of ${width} px`, async ({ page }) => {
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

/** Parts of GraphiQL, which we can't change. */
const graphiqlParts = ['.graphiql-tab', '.CodeMirror-scroll']

test("sandbox: it is accessible, but for GraphiQL's own parts", async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/sandbox')
    await page.getByRole('button', { name: 'OwnListings query' }).click()
    expect(await accessibilityViolations(page, {}, graphiqlParts)).toEqual([])
    await page.getByRole('button', { name: 'Jobs query', exact: true }).click()
    await page.getByRole('button', { name: 'Show Query builder' }).click()
    await expect(page.getByRole('checkbox', { name: /^jobs / })).toBeChecked()
    await run(page)
    await page.getByText('Response headers').click()
    expect(await accessibilityViolations(page, {}, graphiqlParts)).toEqual([])
  }
})
