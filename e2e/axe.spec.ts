import { expectAccessible } from './axe'
import { tour as test, visit } from './page'
import { everyLook } from './public-pages'

for (const path of everyLook) {
  test(`${path} is accessible on a desk and on a phone, in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, path)
    await expectAccessible(page)
  })
}
