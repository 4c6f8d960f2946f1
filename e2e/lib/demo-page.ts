import { expect, type Page, test } from '@playwright/test'
import { heading } from './locators'

/** The project of `playwright.config.ts` that runs journeys on the demonstration. */
export const demoProject = 'demo'
export const isDemo = () => test.info().project.name === demoProject

/** For the first visit of a browser context, which fills a database. */
export const firstVisit = { timeout: 100_000 }

export const bar = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' })

/** Some pages show content before the marketplace is open. The bar then shows what it is doing, and after that its controls. */
export const expectOpen = (page: Page) => expect(bar(page).getByLabel('Try it as')).toBeVisible(firstVisit)

export const open = async (page: Page, address: string, title: string | RegExp) => {
  await page.goto(address)
  await expectOpen(page)
  await expect(heading(page, title)).toBeVisible()
}

export const switchTo = async (page: Page, role: string) => {
  await bar(page).getByLabel('Try it as').selectOption(role)
  await expect(heading(page, 'Dashboard')).toBeVisible()
}

/** Sends an operation to the site of the browser, which only its pages reach. */
export const operationInPage = (page: Page, query: string, variables: Record<string, unknown> = {}) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/graphql', { method: 'POST', headers, body })
    return response.json()
  }, JSON.stringify({ query, variables }))
