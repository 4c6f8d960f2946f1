import type { Page } from '@playwright/test'

/** The main part of a page, without header and footer. */
export const main = (page: Page) => page.getByRole('main')

/** The title of a page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const form = (page: Page, name: string) => main(page).getByRole('form', { name, exact: true })

export const region = (page: Page, name: string) => main(page).getByRole('region', { name })

/** The titles of the cards of a list. */
export const cardTitles = (page: Page) => main(page).locator('article').getByRole('heading', { level: 2 })

/** The prices on the cards of a list, in US dollars. */
export const cardPrices = async (page: Page) => {
  const prices = await main(page).locator('article').getByText(/^\$/).allTextContents()
  return prices.map((price) => Number(price.replace(/[$,]/g, '')))
}
