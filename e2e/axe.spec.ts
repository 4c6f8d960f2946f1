import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, tour as test, visit } from './page'
import { everyLook } from './public-pages'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can differ between light and dark. */
const ofColours = ['color-contrast', 'link-in-text-block']

const violations = async (page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) => {
  // Without frames there is nothing that the legacy mode would miss, and it opens no second page.
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

for (const path of everyLook) {
  test(`${path} is accessible on a desk and on a phone, in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await violations(page, (axe) => axe.withTags(tags))).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, (axe) => axe.withRules(ofColours))).toEqual([])
    }
  })
}
