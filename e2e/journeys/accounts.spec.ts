import { register, sendOperation } from '../lib/accounts'
import { logIn, logInAsSample, openAccountMenu, visit, waitUntilLoaded } from '../lib/actions'
import { expect, test } from '../lib/fixtures'
import { main } from '../lib/locators'

/** The page that each role sees after login. */
const homes = [
  ['Customer', '/dashboard'],
  ['Vendor', '/dashboard/vendor/products'],
  ['Freelancer', '/dashboard/freelancer/services'],
  ['Broker', '/dashboard/broker/services'],
  ['Admin', '/dashboard/admin/users'],
] as const

for (const [role, home] of homes) {
  test(`login: a ${role.toLowerCase()} logs in, comes to their start page, and logs out`, async ({ page }) => {
    await visit(page, '/login')
    await logInAsSample(page, role)
    await expect(page.getByText('Login successful! Redirecting...', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(home)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilLoaded(page)
    await openAccountMenu(page)
    await expect(page.getByText(`${role.toLowerCase()}@example.com`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device', 'recent-write'])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
}

test('registration: a vendor gets a company page, and visitors find the listing that the vendor publishes', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/companies/register')
  await expect(page).toHaveURL(/\/register\?/)
  await expect(page.getByLabel('Account type')).toHaveValue('VENDOR')
  await page.getByLabel('Full name').fill('Ottilie Brandt')
  await page.getByLabel('Email').fill(`ottilie.${Date.now()}@example.net`)
  await page.getByLabel('Company or business name').fill('Brandt & Töchter')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  const created = 'Account created successfully! Redirecting to your dashboard...'
  await expect(page.getByText(created, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/companies/register')
  await expect(page).toHaveURL(/\/company\/com-/)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Brandt & Töchter' })).toBeVisible()

  await visit(page, '/dashboard/vendor/products')
  await main(page).getByRole('button', { name: 'New product' }).click()
  await main(page).getByLabel('Title').fill('Quagga Letterhead')
  await main(page).getByLabel('Description').fill('A letterhead in two inks, ready for the printer.')
  await main(page).getByLabel('Price in US dollars').fill('49.50')
  await main(page).getByLabel('Category').selectOption('Logo Design')
  await expect(main(page).getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(main(page).getByLabel('Title')).toHaveValue('Quagga Letterhead')
  await main(page)
    .getByLabel('Add files')
    .setInputFiles({
      name: 'Letterhead.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
  await expect(main(page).getByRole('link', { name: 'Letterhead.pdf' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Publish product' }).click()
  await expect(main(page).getByText('Published. Everybody can see it now.')).toBeVisible()

  const visitorContext = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await visitorContext.newPage()
  for (const path of ['/products', '/search?q=quagga']) {
    await visitor.goto(path)
    await expect(main(visitor).getByRole('heading', { name: 'Quagga Letterhead' })).toBeVisible()
  }
  await visitorContext.close()
})

test('password reset: the link in the mail sets a new password, once', async ({ page, request }) => {
  const email = `forgetful.${Date.now()}@example.net`
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'
  const input = { name: 'Fay Getful', email, password: 'the first horse' }
  expect(await sendOperation(request, register, { input })).toEqual({ register: { __typename: 'RegisterSuccess' } })
  await visit(page, '/login')
  await main(page).getByRole('link', { name: 'Forgot password?' }).click()
  // The login page has a field for the email, too: without this wait it would be filled in.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await main(page).getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mail' })).toBeVisible()

  const link = page.getByRole('article').filter({ hasText: email }).getByRole('link')
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  const { pathname, search } = new URL((await link.textContent()) ?? '')
  const resetPassword = async (password: string) => {
    await visit(page, pathname + search)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await main(page).getByRole('button', { name: 'Save the password' }).click()
  }
  await resetPassword('a better horse')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()
  await logIn(page, email, input.password)
  await expect(page.getByText(/^Invalid email or password/)).toBeVisible()
  await logIn(page, email, 'a better horse')
  await expect(page).toHaveURL('/dashboard')
  await resetPassword('a third horse')
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible()
})

test('session: logging out in one tab logs out the other tabs', { tag: '@demo' }, async ({ page, context }) => {
  await visit(page, '/login')
  await logIn(page, 'broker@example.com')
  await expect(page).toHaveURL('/dashboard/broker/services')
  const other = await context.newPage()
  await other.goto('/dashboard/settings')
  await expect(main(other).getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilLoaded(page)
  await waitUntilLoaded(other)
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login?next=%2Fdashboard%2Fsettings')
})

test('session: an expired session leads to /login, and a login leads back', async ({ context }) => {
  // A new page, because Chrome logs the refused request, which would fail a test on `page`.
  const page = await context.newPage()
  await visit(page, '/login?next=/dashboard/messages')
  await logIn(page, 'vendor@example.com')
  await expect(page).toHaveURL('/dashboard/messages')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilLoaded(page)
  await context.clearCookies()
  // The refusal comes to the live updates of the messages or to the next page, whichever sends a request first.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard/settings"]')?.click())
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2F(messages|settings)$/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  await logIn(page, 'vendor@example.com')
  await expect(page).toHaveURL(next)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

for (const remember of [true, false]) {
  test(`session: kept ${remember ? 'for thirty days' : 'until the browser closes'}`, async ({ page, context }) => {
    await visit(page, '/login')
    await page.getByLabel('Remember me').setChecked(remember)
    await logIn(page, 'customer@example.com')
    await expect(page).toHaveURL('/dashboard')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax' })
    const days = cookie?.expires === -1 ? undefined : ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
    expect(days === undefined ? undefined : Math.round(days)).toBe(remember ? 30 : undefined)
  })
}

test('session: the dashboard pages of other roles lead to the start page of the role', { tag: '@demo' }, async ({
  page,
}) => {
  await visit(page, '/login?next=/dashboard/admin/users')
  await logIn(page, 'customer@example.com')
  await expect(page).toHaveURL('/dashboard')
  for (const [, home] of homes.slice(1)) {
    await page.goto(home)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('settings: a new name shows in the account menu', { tag: '@demo' }, async ({ page }) => {
  await register(page, 'Priya Nair')
  await visit(page, '/dashboard/settings')
  const profile = page.getByRole('form', { name: 'Profile' })
  await profile.getByLabel('Full name').fill('Priya Nair-Okafor')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(profile.getByText('Saved')).toBeVisible()
  await openAccountMenu(page)
  await expect(page.getByText('Priya Nair-Okafor').first()).toBeVisible()
})
