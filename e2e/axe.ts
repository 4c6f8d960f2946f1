import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can differ between light and dark. */
const ofColours = ['color-contrast', 'link-in-text-block']

const violations = async (page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) => {
  // Without frames there is nothing that the legacy mode would miss, and it opens no second page.
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** On a desk and on a phone, in light and dark. */
export const expectAccessible = async (page: Page) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await violations(page, (axe) => axe.withTags(tags))).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, (axe) => axe.withRules(ofColours))).toEqual([])
  }
}
