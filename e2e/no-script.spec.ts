import { expect, isolatedTest as test } from './lib/fixtures'
import { cardPrices, cardTitles, heading, main } from './lib/locators'

test.use({ javaScriptEnabled: false })

test('without scripts: links lead from home to a list, a service and its seller', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page, 'Empowering Startups, Legally and Digitally')).toBeVisible()
  await main(page).getByRole('link', { name: 'All services' }).first().click()
  await expect(cardTitles(page)).toHaveCount(24)
  await cardTitles(page).first().getByRole('link').click()
  await expect(heading(page, 'Utility Patent Drafting and Filing')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is included' })).toBeVisible()
  for (const control of await main(page).locator('button, select').all()) await expect(control).toBeDisabled()
  await main(page).getByRole('link', { name: 'Contact Provider' }).click()
  await expect(heading(page, 'Ashgrove Patents')).toBeVisible()
})

test('without scripts: Load more is a link', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cardTitles(page)).toHaveCount(48)
  await expect(page).toHaveURL('/services?show=48')
})

test('without scripts: the menus are links, and the header has no buttons', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['Services', 'Marketplace', 'Jobs', 'About'])
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  await nav.getByRole('link', { name: 'Marketplace' }).click()
  await expect(heading(page, 'Marketplace')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const places = ['Home', 'Services', 'Marketplace', 'Jobs', 'About', 'Log In', 'Sign Up']
  await expect(nav.getByRole('link')).toHaveText(places)
  await nav.getByRole('link', { name: 'Jobs' }).click()
  await expect(heading(page, 'Jobs')).toBeVisible()
})

test('without scripts: the search forms of the header and the home page work', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('search', { name: 'Site search' }).getByRole('searchbox').fill('trademark')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=trademark')
  await expect(page.getByText(/^Found \d+ results$/)).toBeVisible()

  await page.goto('/')
  await main(page).getByRole('searchbox').fill('nothing has this')
  await main(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=nothing+has+this')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
})

test('without scripts: the filter form works and keeps the other parameters', async ({ page }) => {
  await page.goto('/marketplace')
  await page.getByRole('link', { name: /^Services \d+$/ }).click()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Patent Filing' }).click()
  await expect(page).toHaveURL('/marketplace?tab=services&category=patent-filing')
  await page.getByLabel('Price to').fill('1000')
  await page.getByLabel('Sort by').selectOption('price-high')
  await page.getByRole('button', { name: 'Show results' }).click()
  const params = Object.fromEntries(new URL(page.url()).searchParams)
  expect(params).toMatchObject({ tab: 'services', category: 'patent-filing', max: '1000', sort: 'price-high' })
  const prices = await cardPrices(page)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices.every((price) => price <= 1000)).toBe(true)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))

  await page.goto('/freelancers')
  await page.getByLabel('Skill').selectOption('TypeScript')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/\/freelancers\?sort=rating&skill=TypeScript&/)
  await expect(page.getByText(/^\d+ freelancers? with TypeScript$/)).toBeVisible()
})

test('without scripts: forms that need scripts say so', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    const notice = main(page).locator('noscript')
    await expect(notice).toBeVisible()
    // Playwright reads no text in a noscript element.
    const text = await notice.evaluate(({ textContent }) => textContent)
    expect(text).toBe('This form needs JavaScript. Please switch it on in your browser.')
    for (const button of await main(page).getByRole('button').all()) await expect(button).toBeDisabled()
  }
})

test('without scripts: forms and dashboards say that they need scripts', async ({ page }) => {
  for (const path of ['/company/com-ashgrove-patents/contact', '/jobs/job-3103/apply', '/dashboard', '/jobs/post']) {
    await page.goto(path)
    await expect(main(page).locator('noscript').first()).toBeVisible()
    expect(await page.title(), path).not.toBe('')
  }
})
