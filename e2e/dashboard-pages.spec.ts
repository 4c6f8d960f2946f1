import { expectAccessible } from './lib/accessibility'
import { signIn } from './lib/accounts'
import { blankImages, horizontalOverflow, waitUntilLoaded } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { main } from './lib/locators'
import { signedInPages } from './lib/signed-in-pages'

for (const { role, path } of signedInPages) {
  test(`dashboard pages: ${path} of a ${role} is accessible and fits its window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await signIn(page, role)
    await page.goto(path)
    // The preview of the listing editor has a heading of its own.
    await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
    await waitUntilLoaded(page)
    await page.evaluate(blankImages)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
  })
}
