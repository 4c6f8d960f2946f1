import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { isDemo, operationInPage } from './demo-page'
import { expect } from './fixtures'
import { main } from './locators'

/** Sends an operation to the API, without a page. */
export const sendOperation = async (
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => {
  // Retried once, because an idle connection may be closed at this moment.
  const response = await request.post('/graphql', { data: { query, variables }, headers, maxRetries: 1 })
  return dataOf(await response.json())
}

const dataOf = ({ data, errors }: Awaited<ReturnType<typeof operationInPage>>) => {
  expect(errors).toBeUndefined()
  return data
}

/** Sends an operation with the session of a page. */
export const sendFromPage = async (
  page: Page,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  isDemo()
    ? dataOf(await operationInPage(page, query, variables))
    : sendOperation(page.request, query, variables, headers)

const loginMutation = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
const registerMutation = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
/** The session of each sample account, which signs in once per worker. */
const sessions = new Map<string, Cookies>()

/** Signs in as the sample account of a role, without the form. */
export const signIn = async (page: Page, role: string) => {
  const known = sessions.get(role)
  if (known) return page.context().addCookies(known)
  const input = { email: `${role}@example.com`, password: 'password123' }
  expect(await sendFromPage(page, loginMutation, { input })).toEqual({ login: { __typename: 'LoginSuccess' } })
  if (!isDemo()) sessions.set(role, await page.context().cookies())
}

const newPage = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

/** A page in a new browser context, signed in as a sample account. */
export const signedInPage = async (browser: Browser, baseURL: string | undefined, role: string) => {
  const page = await newPage(browser, baseURL)
  await signIn(page, role)
  return page
}

/** Registers a new account, which tests don't share, and signs in with it. */
export const register = async (page: Page, name: string, role = 'CUSTOMER') => {
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}.${Date.now().toString(36)}@example.net`
  const company = role === 'CUSTOMER' ? {} : { companyName: `${name} and Company` }
  const input = { name, email, password: 'a long horse', role, ...company }
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
  expect(await sendFromPage(page, registerMutation, { input }, headers)).toEqual({
    register: { __typename: 'RegisterSuccess' },
  })
  // Public pages don't load the session; a dashboard does.
  await page.goto('/dashboard')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

/** A page in a new browser context, signed in with a new account. */
export const registeredPage = async (browser: Browser, baseURL: string | undefined, name: string, role?: string) =>
  register(await newPage(browser, baseURL), name, role)
