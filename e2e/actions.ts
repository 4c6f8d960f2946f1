import { expect, type Page } from '@playwright/test'

/** Opens a page, waits until it answers to clicks and gives its HTTP status. */
export const visit = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await waitUntilHydrated(page)
  return response?.status()
}

/** Waits until the page answers to clicks, and to the back button. */
export const waitUntilHydrated = async (page: Page) => {
  await page.waitForFunction(isHydrated)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** React marks each element that it has hydrated. */
const isHydrated = () => {
  const elements = [...document.querySelectorAll('main *')]
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  return elements.length > 0 && elements.every(isMarked)
}

/** Leaves the images that have been loaded their size and paints nothing in it: painting the drawings anew at each width and colour scheme takes most of a page's time. */
export const blankImages = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('img { content: linear-gradient(transparent, transparent) !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** By how many pixels a page is wider than its window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The main part of a page, without header and footer. */
export const main = (page: Page) => page.getByRole('main')

/** Waits until no part of the page is loading. */
export const waitUntilLoaded = (page: Page) => expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)

/** Fills in the form of /login and sends it. */
export const logIn = async (page: Page, email: string, password = 'password123') => {
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password').fill(password)
  await main(page).getByRole('button', { name: 'Log In' }).click()
}

/** Opens the account menu of whoever is signed in; a dashboard has it at the foot of its navigation too. */
export const openAccountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).first().click()
