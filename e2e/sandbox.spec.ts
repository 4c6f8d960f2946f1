import { expect, test } from './page'

test('the sandbox opens with a query that has run', async ({ page }) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
  await page.goto('/sandbox')
  const { data, errors } = await (await answered).json()
  expect(errors).toBeUndefined()
  expect(data).toBeDefined()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"services"')
})
