import { sendOperation } from './accounts'
import { logIn, main, openAccountMenu, visit, waitUntilLoaded } from './actions'
import { expect, test } from './fixtures'

/** Where each role's work begins. */
const homes = [
  ['Customer', '/dashboard'],
  ['Vendor', '/dashboard/vendor/products'],
  ['Freelancer', '/dashboard/freelancer/services'],
  ['Broker', '/dashboard/broker/services'],
  ['Admin', '/dashboard/admin/users'],
] as const

for (const [role, home] of homes) {
  test(`a ${role.toLowerCase()} logs in, lands on their page, and logs out`, async ({ page }) => {
    await visit(page, '/login')
    await main(page).getByRole('button', { name: role, exact: true }).click()
    await main(page).getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Login successful! Redirecting...', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(home)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilLoaded(page)
    await openAccountMenu(page)
    await expect(page.getByText(`${role.toLowerCase()}@example.com`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
}

test('registration as a vendor creates a company page, and a published listing is found by everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/companies/register')
  await expect(page).toHaveURL(/\/register\?/)
  await expect(page.getByLabel('Account type')).toHaveValue('VENDOR')
  await page.getByLabel('Full name').fill('Ottilie Brandt')
  await page.getByLabel('Email').fill('ottilie@example.net')
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
  await main(page).getByRole('button', { name: 'Publish product' }).click()
  await expect(main(page).getByText('Published. Everybody can see it now.')).toBeVisible()

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await stranger.newPage()
  for (const path of ['/products', '/search?q=quagga']) {
    await theirs.goto(path)
    await expect(main(theirs).getByRole('heading', { name: 'Quagga Letterhead' })).toBeVisible()
  }
  await stranger.close()
})

test('a forgotten password is set anew by the link in the mail, once', async ({ page, request }) => {
  const email = 'forgetful@example.net'
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'
  const input = { name: 'Fay Getful', email, password: 'the first horse' }
  expect(await sendOperation(request, register, { input })).toEqual({ register: { __typename: 'RegisterSuccess' } })
  await visit(page, '/login')
  await main(page).getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has an email to fill in as well.
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
  const choose = async (password: string) => {
    await visit(page, pathname + search)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await main(page).getByRole('button', { name: 'Save the password' }).click()
  }
  await choose('a better horse')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()
  await logIn(page, email, input.password)
  await expect(page.getByText(/^Invalid email or password/)).toBeVisible()
  await logIn(page, email, 'a better horse')
  await expect(page).toHaveURL('/dashboard')
  await choose('a third horse')
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible()
})

test('logging out in one tab logs out the other', async ({ page, context }) => {
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

test('a session that has run out leads to /login, and back', async ({ context }) => {
  // Chrome reports the refused request, which is what this is about.
  const page = await context.newPage()
  await visit(page, '/login?next=/dashboard/messages')
  await logIn(page, 'vendor@example.com')
  await expect(page).toHaveURL('/dashboard/messages')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilLoaded(page)
  await context.clearCookies()
  // Whoever asks first finds out: what keeps the messages fresh, or the next page.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard/settings"]')?.click())
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2F(messages|settings)$/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  await logIn(page, 'vendor@example.com')
  await expect(page).toHaveURL(next)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

for (const remember of [true, false]) {
  test(`a session is kept ${remember ? 'for thirty days' : 'until the browser closes'}`, async ({ page, context }) => {
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

test('the pages of another role lead to one’s own', async ({ page }) => {
  await visit(page, '/login?next=/dashboard/admin/users')
  await logIn(page, 'customer@example.com')
  await expect(page).toHaveURL('/dashboard')
  for (const [, home] of homes.slice(1)) {
    await page.goto(home)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('a new name shows in the account menu', async ({ page }) => {
  await visit(page, '/login?next=/dashboard/settings')
  await logIn(page, 'broker@example.com')
  await expect(page).toHaveURL('/dashboard/settings')
  const profile = page.getByRole('form', { name: 'Profile' })
  await profile.getByLabel('Full name').fill('Priya Raman-Okafor')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(profile.getByText('Saved')).toBeVisible()
  await openAccountMenu(page)
  await expect(page.getByText('Priya Raman-Okafor').first()).toBeVisible()
})
