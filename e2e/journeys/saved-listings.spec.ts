import { logInAsSample, visit, waitForAnswer } from '../lib/actions'
import { expect, isolatedTest, test } from '../lib/fixtures'
import { main } from '../lib/locators'

const title = 'Logo Construction Grids'
const path = '/marketplace?sort=price-low'

test('saved listings: a visitor saves a listing, signs in, finds it saved, and removes it', { tag: '@demo' }, async ({
  page,
}) => {
  await visit(page, path)
  const saveButton = main(page).getByRole('button', { name: `Save ${title}`, exact: true })
  await saveButton.click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  await logInAsSample(page, 'Customer')
  await expect(page).toHaveURL(path)
  const notice = page.getByRole('status').filter({ hasText: `Saved: ${title}` })
  await expect(notice).toBeVisible()
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true')

  await notice.getByRole('link', { name: 'Saved items' }).click()
  const listed = main(page).getByRole('region', { name: 'Listings' }).getByRole('link', { name: title })
  await expect(listed).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goBack()
  await saveButton.focus()
  await Promise.all([waitForAnswer(page, 'UnsaveListing'), page.keyboard.press('Space')])
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/dashboard/customer/saved')
  await expect(
    main(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  ).toBeVisible()
  await expect(listed).toHaveCount(0)
})

test('saved listings: save buttons appear without layout shift, measure 40 px, and send no requests for visitors', async ({
  page,
  graphqlRequests,
}) => {
  await visit(page, path)
  await expect(main(page).getByRole('button', { name: /^Save / })).toHaveCount(24)
  const { width, height } =
    (await main(page)
      .getByRole('button', { name: /^Save / })
      .first()
      .boundingBox()) ?? {}
  expect([width, height]).toEqual([40, 40])
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'layout-shift', buffered: true })
        resolve(observer.takeRecords().length)
      }),
  )
  expect(shift).toBe(0)
  expect(graphqlRequests).toEqual([])
})

test.describe('without scripts', () => {
  isolatedTest.use({ javaScriptEnabled: false })
  isolatedTest('saved listings: there are no save buttons', async ({ page }) => {
    await page.goto(path)
    await expect(main(page).locator('article')).toHaveCount(24)
    await expect(main(page).locator('[aria-pressed]')).toHaveCount(0)
  })
})
