import { main, visit } from './actions'
import { expect, test } from './fixtures'

test('the first stop is a link past the header', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
})
