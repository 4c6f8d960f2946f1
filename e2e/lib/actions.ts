import { expect, type Page } from '@playwright/test'
import { main } from './locators'

/** Opens a page, waits until it is hydrated and returns its HTTP status. */
export const visit = async (page: Page, path: string) => {
  const response = await page.goto(path)
  const status = response?.status()
  // An error page of the server has no scripts.
  if (status !== undefined && status >= 500)
    throw new Error(`${path} answered ${status}: ${await main(page).innerText()}`)
  await waitUntilHydrated(page)
  return status
}

/** Waits until the page reacts to clicks and to the back button. */
export const waitUntilHydrated = async (page: Page) => {
  // Polling at each animation frame would slow the hydration down.
  await page.waitForFunction(isHydrated, undefined, { polling: 100 })
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** React sets a property on each element that it has hydrated. */
const isHydrated = () => {
  const elements = [...document.querySelectorAll('main *')]
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  return elements.length > 0 && elements.every(isMarked)
}

/** Makes loaded images blank in the same size: painting them again at each width and colour scheme takes most of a test's time. */
export const blankImages = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('img { content: linear-gradient(transparent, transparent) !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** By how many pixels the page is scrolled down. */
export const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY)

/** By how many pixels a page is wider than its window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits until no part of the page is loading. */
export const waitUntilLoaded = (page: Page) => expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)

/** Fills in the form of /login and submits it. */
export const logIn = async (page: Page, email: string, password = 'password123') => {
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password').fill(password)
  await main(page).getByRole('button', { name: 'Log In' }).click()
}

/** Logs in on /login as the sample account of a role, by its button. */
export const logInAsSample = async (page: Page, role: string) => {
  const email = main(page).getByLabel('Email')
  // A press goes astray if the page still moves.
  await expect(async () => {
    await main(page).getByRole('button', { name: role, exact: true }).click()
    await expect(email).not.toHaveValue('', { timeout: 1_000 })
  }).toPass()
  await main(page).getByRole('button', { name: 'Log In' }).click()
}

/** Waits for the answer to an operation of the page. Leaving the page before it would end the request. */
export const waitForAnswer = (page: Page, operationName: string) =>
  page.waitForResponse((response) => {
    const request = response.request()
    return request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === operationName
  })

/** Opens the account menu of the header. A dashboard has a second one at the end of its navigation. */
export const openAccountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).first().click()
