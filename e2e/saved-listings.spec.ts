import { main, visit } from './actions'
import { expect, isolatedTest, test } from './fixtures'

const title = 'Logo Construction Grids'
const path = '/marketplace?sort=price-low'

test('a visitor saves a listing, signs in, finds it saved, and removes it from a card', async ({ page }) => {
  await visit(page, path)
  const saveButton = main(page).getByRole('button', { name: `Save ${title}`, exact: true })
  await saveButton.click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  await main(page).getByRole('button', { name: 'Customer', exact: true }).click()
  await main(page).getByRole('button', { name: 'Log In' }).click()
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
  await page.keyboard.press('Space')
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/dashboard/customer/saved')
  await expect(
    main(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  ).toBeVisible()
  await expect(listed).toHaveCount(0)
})

test('save buttons come after the page without layout shift, are 40 px wide and request nothing when signed out', async ({
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
  isolatedTest('there are no save buttons', async ({ page }) => {
    await page.goto(path)
    await expect(main(page).locator('article')).toHaveCount(24)
    await expect(main(page).locator('[aria-pressed]')).toHaveCount(0)
  })
})
