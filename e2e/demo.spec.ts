import { once } from 'node:events'
import type { Server } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { serveDemo } from '../demo/build/serve-demo'
import { chromiumFlags } from '../tools/testing/chromium'
import { freePort } from '../tools/testing/free-port.mjs'
import { submitTransition } from './lib/engagement-actions'
import { expect, unwatchedTest as test } from './lib/fixtures'
import { heading, main } from './lib/locators'

// Without optimised code, which the other tests switch off, the first visit takes a minute. Other hosts than this one are unknown.
const args = [
  ...chromiumFlags.filter((flag) => !flag.startsWith('--js-flags')),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args } })

/** The first visit fills the database. */
const firstVisit = { timeout: 50_000 }

// The first visit fills a database, on machines that do much else.
test.describe.configure({ timeout: 120_000 })

const servers: Server[] = []
let site = ''
/** The addresses that the host of the files has been asked for. */
const requested: string[] = []

/** Serves the files below a path, and returns the address. */
const serve = async (path: string) => {
  const port = await freePort()
  const server = serveDemo(port, path)
  servers.push(server)
  server.on('request', ({ url = '' }) => requested.push(url))
  await once(server, 'listening')
  return `http://localhost:${port}${path}`
}

test.beforeAll(async () => {
  site = await serve('/marque')
})
test.afterAll(() => {
  for (const server of servers) server.close()
})

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' })

const open = async (page: Page, path: string, title: string | RegExp) => {
  await page.goto(site + path)
  await expect(heading(page, title)).toBeVisible(firstVisit)
}

const switchTo = async (page: Page, role: string) => {
  await bar(page).getByLabel('Try it as').selectOption(role)
  await expect(heading(page, 'Dashboard')).toBeVisible()
}

const newTab = async (context: BrowserContext, path: string, title: string) => {
  const page = await context.newPage()
  await open(page, path, title)
  return page
}

test('demonstration: any address opens below a folder, a customer buys and downloads, and a reload keeps the order', async ({
  page,
}) => {
  await open(page, '/products/prd-2802', 'Cap Table Model for Seed to Series B')
  await switchTo(page, 'Customer')
  await open(page, '/products/prd-2802', 'Cap Table Model for Seed to Series B')
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await open(page, '/checkout', 'Checkout')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: 'Pay $99.00' }).click()
  await expect(main(page).getByRole('heading', { name: 'Paid, and held for you' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download Cap table model.xlsx' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Cap table model.xlsx')
  const number = (await main(page).getByText(/^MQ-/).textContent()) ?? ''
  await page.reload()
  await expect(main(page).getByText(number)).toBeVisible()
  expect(requested.filter((path) => /graphql|artwork\/cover|product-files/.test(path))).toEqual([])
})

test('demonstration: a customer buys a service, which its seller delivers in a second tab', async ({
  page,
  context,
}) => {
  await open(page, '/login', 'Log in')
  await switchTo(page, 'Customer')
  await open(page, '/service/srv-1501', 'Logo Design in Three Directions')
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await open(page, '/checkout', 'Checkout')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: 'Pay $699.00' }).click()
  const number = (await main(page).getByText(/^MQ-/).textContent()) ?? ''
  await main(page)
    .getByRole('link', { name: /^Send requirements/ })
    .click()
  await submitTransition(page, 'Send requirements', { Requirements: 'A mark for a shop that sells lenses.' })

  const seller = await newTab(context, '/jobs', 'Jobs')
  await switchTo(seller, 'Freelancer')
  await open(seller, '/dashboard/freelancer/projects', 'Projects')
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link', { name: /^Logo/ }).click()
  await submitTransition(seller, 'Deliver', { Message: 'Three directions.' })
  await expect(main(seller).getByText('Three directions.').first()).toBeVisible()
})

test('demonstration: a tab shows what happens in another one, and goes on when that is closed', async ({
  page,
  context,
}) => {
  await open(page, '/', /Empowering/)
  await switchTo(page, 'Customer')
  const other = await newTab(context, '/dashboard/messages', 'Messages')
  await open(page, '/dashboard/messages', 'Messages')
  await main(page)
    .getByRole('link', { name: /Jun Watanabe/ })
    .click()
  await main(page).getByLabel('Message').fill('Sent in the first tab.')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(other).getByText(/Sent in the first tab/)).toBeVisible()
  await page.close()
  await open(other, '/dashboard/messages', 'Messages')
  await expect(main(other).getByText(/Sent in the first tab/)).toBeVisible()
})

test('demonstration: after the first visit it works offline', async ({ page, context }) => {
  await open(page, '/', /Empowering/)
  const kept = () =>
    page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length)
  await expect.poll(kept, firstVisit).toBeGreaterThan(150)
  await context.setOffline(true)
  await open(page, '/services?sort=PRICE_LOW', 'Services')
  await expect(main(page).locator('article')).not.toHaveCount(0)
  await expect(page.getByText(/offline/i)).toHaveCount(0)
  const drawn = await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length)
  expect(drawn).toBeGreaterThan(0)
})

test('demonstration: an admin moves the clock, and a reset removes everything', async ({ page }) => {
  await open(page, '/', /Empowering/)
  await switchTo(page, 'Admin')
  await main(page).getByRole('button', { name: '+7 days' }).click()
  await expect(main(page).getByText('7 days ahead of the real time.')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(heading(page, /Empowering/)).toBeVisible(firstVisit)
  await expect(bar(page).getByLabel('Try it as')).toHaveValue('')
  await switchTo(page, 'Admin')
  await expect(main(page).getByText('Same as the real time.')).toBeVisible()
})

test('demonstration: the sandbox asks the site of the browser, also on a first visit', async ({ page }) => {
  await page.goto(`${site}/sandbox`)
  const answer = page.getByRole('region', { name: 'Result Window' })
  await expect(answer).toContainText('"services"', firstVisit)
  await page.getByLabel('Sign in as').selectOption('vendor')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Marta Keller, vendor')
  await open(page, '/jobs', 'Jobs')
  await page.getByRole('link', { name: "Show this page's query" }).click()
  await expect(answer).toContainText('"jobs"')
})

test('demonstration: without a file system of the origin it is in memory, and says so; any folder will do', async ({
  page,
}) => {
  const root = await serve('')
  await page.route('**/site-worker.js', async (route) => {
    const response = await route.fetch()
    const without = "Object.defineProperty(StorageManager.prototype, 'getDirectory', { value: undefined });"
    await route.fulfill({ response, body: without + (await response.text()) })
  })
  await page.goto(`${root}/jobs`)
  await expect(heading(page, 'Jobs')).toBeVisible(firstVisit)
  await expect(page).toHaveURL(`${root}/jobs`)
  await expect(bar(page)).toContainText('This browser keeps nothing of it')
})
