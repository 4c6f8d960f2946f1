import type { BrowserContext, Page } from '@playwright/test'
import { commonFlags } from '../tools/testing/chromium'
import { bar, expectOpen, firstVisit, open, switchTo } from './lib/demo-page'
import { buildWithSiteWorker, createHosts, keptFileCount, updatedBuild } from './lib/demo-site'
import { submitTransition } from './lib/engagement-actions'
import { expect, unwatchedTest as test } from './lib/fixtures'
import { heading, main } from './lib/locators'

// Other hosts than this one are unknown.
const args = [...commonFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args } })
// One after the other, because each of them keeps a busy machine's cores busy.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const hosts = createHosts()
let site = ''
/** The browser of most tests: a first visit takes longer than what they do. */
let shared: BrowserContext

test.beforeAll(async ({ browser }) => {
  ;({ site } = await hosts.serve('/marque'))
  shared = await browser.newContext()
  await open(await shared.newPage(), `${site}/jobs`, 'Jobs')
})
test.afterAll(async () => {
  await shared.close()
  hosts.close()
})

/** The tab that has the site worker stays open, so that no other has to start it. */
const newTab = () => shared.newPage()
test.afterEach(async () => {
  const [first, ...others] = shared.pages()
  if (!first) await newTab()
  for (const page of others) await page.close()
})

test('demonstration: a customer buys a product and downloads it, and a reload keeps the order', async () => {
  const page = await newTab()
  await open(page, `${site}/products/prd-2802`, 'Cap Table Model for Seed to Series B')
  await switchTo(page, 'Customer')
  await open(page, `${site}/products/prd-2802`, 'Cap Table Model for Seed to Series B')
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await open(page, `${site}/checkout`, 'Checkout')
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
  expect(hosts.requested.filter((path) => /graphql|artwork\/cover|product-files/.test(path))).toEqual([])
})

test('demonstration: a customer buys a service, which its seller delivers in a second tab', async () => {
  const page = await newTab()
  await open(page, `${site}/jobs`, 'Jobs')
  await switchTo(page, 'Customer')
  await open(page, `${site}/service/srv-1501`, 'Logo Design in Three Directions')
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await open(page, `${site}/checkout`, 'Checkout')
  await main(page).getByRole('button', { name: /4242/ }).click()
  await main(page).getByRole('button', { name: 'Pay $699.00' }).click()
  const number = (await main(page).getByText(/^MQ-/).textContent()) ?? ''
  await main(page)
    .getByRole('link', { name: /^Send requirements/ })
    .click()
  await submitTransition(page, 'Send requirements', { Requirements: 'A mark for a shop that sells lenses.' })

  const seller = await newTab()
  await open(seller, `${site}/jobs`, 'Jobs')
  await switchTo(seller, 'Freelancer')
  await open(seller, `${site}/dashboard/freelancer/projects`, 'Projects')
  await main(seller).getByRole('listitem').filter({ hasText: number }).getByRole('link', { name: /^Logo/ }).click()
  await submitTransition(seller, 'Deliver', { Message: 'Three directions.' })
  await expect(main(seller).getByText('Three directions.').first()).toBeVisible()
})

const openMessages = async (page: Page) => {
  const subscribed = page.waitForResponse(/graphql\/stream/, firstVisit)
  await open(page, `${site}/dashboard/messages`, 'Messages')
  await subscribed
}

test('demonstration: a tab shows what happens in another one, and a closed tab leaves no subscription', async () => {
  const page = await newTab()
  await open(page, `${site}/`, /Empowering/)
  await switchTo(page, 'Customer')
  const other = await newTab()
  await openMessages(other)
  await openMessages(page)
  await main(page)
    .getByRole('link', { name: /Jun Watanabe/ })
    .click()
  await main(page).getByLabel('Message').fill('Sent in the first tab.')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(other).getByText(/Sent in the first tab/)).toBeVisible()
  await other.evaluate((name) => {
    new BroadcastChannel(name).onmessage = ({ data }) => {
      if (data.kind === 'cancel') document.documentElement.dataset.cancelled = ''
    }
  }, `marque ${site}/`)
  await page.close()
  await expect(other.locator('html[data-cancelled]')).toBeAttached()
})

test('demonstration: when the tab with the site worker is closed, another one goes on, and the logo leads home', async () => {
  const page = await newTab()
  await open(page, `${site}/jobs`, 'Jobs')
  await shared.pages()[0]?.close()
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(`${site}/about`)
  await expectOpen(page)
  await page.getByRole('banner').getByRole('link', { name: 'Marque', exact: true }).click()
  await expect(heading(page, /Empowering/)).toBeVisible()
  await switchTo(page, 'Vendor')
})

test('demonstration: a full disk is a sentence, and loses nothing', async () => {
  const page = await newTab()
  await open(page, `${site}/`, /Empowering/)
  await switchTo(page, 'Customer')
  await open(page, `${site}/dashboard/messages`, 'Messages')
  await main(page)
    .getByRole('link', { name: /Jun Watanabe/ })
    .click()
  const session = await shared.newCDPSession(page)
  const { origin } = new URL(site)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 })
  const message = main(page).getByLabel('Message')
  await message.fill('Written on a full disk.')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(bar(page)).toContainText('no space left')
  await expect(message).toHaveValue('Written on a full disk.')
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(message).toHaveValue('')
  await expect(bar(page)).not.toContainText('no space left')
  await page.reload()
  await expect(main(page).getByText('Written on a full disk.').first()).toBeVisible()
})

test('demonstration: the sandbox asks the site of the browser, also on a first visit', async ({ page }) => {
  await page.goto(`${site}/sandbox`)
  const answer = page.getByRole('region', { name: 'Result Window' })
  await expect(answer).toContainText('"services"', firstVisit)
  await page.getByLabel('Sign in as').selectOption('vendor')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Marta Keller, vendor')
  await open(page, `${site}/jobs`, 'Jobs')
  await page.getByRole('link', { name: "Show this page's query" }).click()
  await expect(answer).toContainText('"jobs"')
})

test('demonstration: the clock moves for any role, and a reset removes everything', async () => {
  const page = await newTab()
  await open(page, `${site}/`, /Empowering/)
  await switchTo(page, 'Customer')
  await bar(page).getByRole('button', { name: '+7 days' }).click()
  await expect(bar(page)).toContainText('7 days ahead')
  await bar(page).getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(bar(page)).toContainText('Today', firstVisit)
  await expect(heading(page, /Empowering/)).toBeVisible()
  await expect(bar(page).getByLabel('Try it as')).toHaveValue('')
})

test('demonstration: data that cannot be read are a sentence, and a reset gives new ones', async ({ page }) => {
  await page.goto(`${site}/site.webmanifest`)
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('.marque-marque-', { create: true })
    // SQLite expects a folder of this name.
    await folder.getFileHandle('.opaque', { create: true })
  })
  await page.goto(`${site}/`)
  await expect(bar(page)).toContainText('can’t be read', firstVisit)
  page.on('dialog', (dialog) => dialog.accept())
  await bar(page).getByRole('button', { name: 'Reset' }).click()
  await expectOpen(page)
})

test('demonstration: after the first visit it works offline, and after an update with the files of the newer build', async ({
  page,
  context,
}) => {
  const older = await hosts.serve()
  const kept = (tab: Page) =>
    tab.evaluate(async () => {
      const [name = '', ...others] = await caches.keys()
      return others.length > 0 ? 0 : (await (await caches.open(name)).keys()).length
    })
  await open(page, `${older.site}/`, /Empowering/)
  const count = keptFileCount()
  expect(count).toBeGreaterThan(150)
  await expect.poll(() => kept(page), firstVisit).toBe(count)

  await older.stop()
  await hosts.serve('', updatedBuild(), older.port)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  await expect.poll(isWaiting, firstVisit).toBe(true)
  await page.close()

  const tab = await context.newPage()
  await open(tab, `${older.site}/about`, /./)
  await expect.poll(() => kept(tab), firstVisit).toBe(count)
  await context.setOffline(true)
  await open(tab, `${older.site}/services?sort=PRICE_LOW`, 'Services')
  await expect(main(tab).locator('article')).not.toHaveCount(0)
  await expect(tab.getByText(/offline/i)).toHaveCount(0)
  const drawn = await tab.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length)
  expect(drawn).toBeGreaterThan(0)
  expect(await tab.evaluate(async () => (await fetch('/start.html')).text())).toContain('The newer build')
})

test('demonstration: while the site worker is silent, a page shows listings, links lead into the folder, and it says so at last', async ({
  page,
}) => {
  const silent = await hosts.serve(
    '/marque',
    buildWithSiteWorker("postMessage('started');await new Promise(() => {});"),
  )
  await page.clock.install()
  await page.goto(`${silent.site}/`)
  await expect(main(page).locator('article')).not.toHaveCount(0)
  await expect(bar(page).getByRole('progressbar')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL(`${silent.site}/jobs`)
  await expect(bar(page).getByRole('progressbar')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(bar(page)).toContainText('does not answer')
  await Promise.all([page.waitForEvent('load'), bar(page).getByRole('button', { name: 'Try again' }).click()])
})

test('demonstration: a page says what to do if files can not be loaded, or another tab has another version', async ({
  page,
}) => {
  const broken = await hosts.serve('', buildWithSiteWorker('This is no code.'))
  await page.goto(`${broken.site}/`)
  await expect(bar(page)).toContainText('could not be loaded')
  await page.evaluate((name) => {
    const state = { name: 'open', isLasting: true, daysAhead: 0, wasFull: false }
    const otherTab = new BroadcastChannel(name)
    const tell = () => otherTab.postMessage({ kind: 'state', version: 'site-worker-older.js', state })
    // The page may listen only later, and asks then.
    otherTab.onmessage = ({ data }) => {
      if (data.kind === 'hello') tell()
    }
    tell()
  }, `marque ${broken.site}/`)
  await expect(bar(page)).toContainText('a different version')
  await Promise.all([page.waitForEvent('load'), bar(page).getByRole('button', { name: 'Reload all tabs' }).click()])
})

test('demonstration: without a file system of the origin it is in memory, and says so; any folder and address will do', async ({
  page,
}) => {
  const without = "Object.defineProperty(StorageManager.prototype, 'getDirectory', { value: undefined });"
  const root = await hosts.serve('', buildWithSiteWorker(without))
  const title = 'Cap Table Model for Seed to Series B'
  await open(page, `${root.site}/products/prd-2802`, title)
  await expect(page).toHaveURL(`${root.site}/products/prd-2802`)
  await expect(bar(page)).toContainText('This browser saves nothing: keep the first tab open')
})
