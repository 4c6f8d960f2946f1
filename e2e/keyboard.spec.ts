import { expect, test, visit } from './page'

test('the first stop is a link past the header', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('menus open by keyboard, one at a time, and Escape closes them', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('navigation', { name: 'Main' })
  const services = main.getByRole('button', { name: 'Services' })
  const marketplace = main.getByRole('button', { name: 'Marketplace' })

  await services.focus()
  await page.keyboard.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(main.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(services).toBeFocused()

  await page.keyboard.press('Space')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await marketplace.focus()
  await page.keyboard.press('Enter')
  await expect(marketplace).toHaveAttribute('aria-expanded', 'true')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(main.getByRole('link', { name: /^Freelancers/ })).toBeVisible()
})

test('a menu leads to its page and closes', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'Services' }).press('Enter')
  await main.getByRole('link', { name: 'All services' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false')
  // The new page begins at its beginning for those who read by ear, too.
  await expect(page.getByRole('main')).toBeFocused()
})
