import type { Browser, Page } from '@playwright/test'
import { ask, expect, main } from './page'

const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'

const newPage = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

/** A sample account, in a browser of its own. */
export const other = async (browser: Browser, baseURL: string | undefined, role: string) => {
  const page = await newPage(browser, baseURL)
  const input = { email: `${role}@example.com`, password: 'password123' }
  expect(await ask(page.request, login, { input })).toEqual({ login: { __typename: 'LoginSuccess' } })
  return page
}

/** Signs a page in with an account that nobody had before, so that tests don't meet in it. */
export const join = async (page: Page, name: string, role = 'CUSTOMER') => {
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}.${Date.now().toString(36)}@example.net`
  const company = role === 'CUSTOMER' ? {} : { companyName: `${name} and Company` }
  const input = { name, email, password: 'a long horse', role, ...company }
  expect(await ask(page.request, register, { input })).toEqual({ register: { __typename: 'RegisterSuccess' } })
  // Public pages ask nobody who they are; behind a guard the browser learns it.
  await page.goto('/dashboard')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** Somebody new, in a browser of their own. */
export const newcomer = async (browser: Browser, baseURL: string | undefined, name: string, role?: string) =>
  join(await newPage(browser, baseURL), name, role)

/** Opens the form of a step, fills it in and sends it. */
export const step = async (page: Page, name: string, fields: Record<string, string>) => {
  await main(page).getByRole('button', { name, exact: true }).click()
  const form = main(page).getByRole('form', { name, exact: true })
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name, exact: true }).click()
  await expect(main(page).getByText(`Done: ${name}.`)).toBeVisible()
}
