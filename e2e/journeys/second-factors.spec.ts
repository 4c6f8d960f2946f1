import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { register } from '../lib/accounts'
import { logIn, visit } from '../lib/actions'
import { expect, isolatedTest as test } from '../lib/fixtures'
import { main } from '../lib/locators'

const emailOf = async (page: Page) => {
  await visit(page, '/dashboard/settings')
  return (
    await main(page)
      .getByText(/^Your email address is /)
      .innerText()
  ).replace('Your email address is ', '')
}

/** Leaves for a page without scripts first: a request that starts without the session would be refused and logged. */
const logOut = async (page: Page) => {
  await page.goto('/healthz')
  await page.context().clearCookies()
}

/** A passkey on the device, whose user is verified at once. */
const addVirtualAuthenticator = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('authenticator app: set up in the settings, then asked for at the sign-in', async ({ page }) => {
  await register(page, 'Totti App')
  const email = await emailOf(page)
  await main(page).getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(main(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await main(page).locator('code').first().innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  await main(page).getByLabel('Code', { exact: true }).fill('000')
  await main(page).getByRole('button', { name: 'Confirm the app' }).click()
  await expect(main(page).getByText('This code is not right.', { exact: false })).toBeVisible()
  await main(page).getByLabel('Code', { exact: true }).fill(totp.generate())
  await main(page).getByRole('button', { name: 'Confirm the app' }).click()
  const codes = main(page).getByRole('region', { name: 'Your recovery codes' }).locator('code')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()

  await logOut(page)
  await visit(page, '/login?next=/jobs')
  await logIn(page, email, 'a long horse')
  await expect(main(page).getByRole('heading', { name: 'One more step' })).toBeVisible()
  // The code of the next step is accepted: that of this one was used.
  await main(page)
    .getByLabel('Code', { exact: true })
    .fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/jobs')

  await logOut(page)
  await visit(page, '/login')
  await logIn(page, email, 'a long horse')
  await main(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await main(page).getByLabel('Recovery code').fill(recoveryCode)
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('passkey: added in the settings, signs in alone and as the second factor, is renamed and removed', async ({
  page,
}) => {
  await addVirtualAuthenticator(page)
  await register(page, 'Passia Key')
  const email = await emailOf(page)
  await main(page).getByLabel('Name of the passkey').fill('Work laptop')
  await main(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(main(page).getByText('Work laptop').first()).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Your recovery codes' })).toBeVisible()

  await logOut(page)
  await visit(page, '/login')
  await main(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await logOut(page)
  await visit(page, '/login?next=/dashboard/settings')
  await logIn(page, email, 'a long horse')
  await main(page).getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL('/dashboard/settings')

  await main(page).getByRole('button', { name: 'Rename Work laptop' }).click()
  await expect(main(page).getByLabel('New name')).toBeFocused()
  await page.keyboard.type('Old laptop')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Passkey renamed')).toBeVisible()

  await main(page).getByRole('button', { name: 'Remove Old laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'Remove Old laptop' })).toHaveCount(0)
})
