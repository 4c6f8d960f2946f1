import { expect, type Page } from '@playwright/test'
import { main } from './actions'

/** Opens the form of a transition, fills it in and sends it. */
export const submitTransition = async (page: Page, name: string, fields: Record<string, string>) => {
  await main(page).getByRole('button', { name, exact: true }).click()
  const form = main(page).getByRole('form', { name, exact: true })
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name, exact: true }).click()
  await expect(main(page).getByText(`Done: ${name}.`)).toBeVisible()
}
