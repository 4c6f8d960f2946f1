import { visit } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { main } from './lib/locators'

test('keyboard: the first Tab focuses a link that skips the header', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
})
