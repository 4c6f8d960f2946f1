import { expect, main, test, visit } from './page'

const title = 'Logo Construction Grids'
const path = '/marketplace?sort=price-low'

test('a visitor presses a heart, signs in, finds it saved, and lets it go from a card', async ({ page }) => {
  await visit(page, path)
  const heart = main(page).getByRole('button', { name: `Save ${title}`, exact: true })
  await heart.click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  await main(page).getByRole('button', { name: 'Customer', exact: true }).click()
  await main(page).getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(path)
  const notice = page.getByRole('status').filter({ hasText: `Saved: ${title}` })
  await expect(notice).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await notice.getByRole('link', { name: 'Saved items' }).click()
  const listed = main(page).getByRole('region', { name: 'Listings' }).getByRole('link', { name: title })
  await expect(listed).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goBack()
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/dashboard/customer/saved')
  await expect(
    main(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  ).toBeVisible()
  await expect(listed).toHaveCount(0)
})

test('hearts come after the page, move nothing, are big enough to hit and ask nothing for who is signed out', async ({
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
  test.use({ javaScriptEnabled: false })
  test('there are no hearts to press in vain', async ({ page }) => {
    await page.goto(path)
    await expect(main(page).locator('article')).toHaveCount(24)
    await expect(main(page).locator('[aria-pressed]')).toHaveCount(0)
  })
})
