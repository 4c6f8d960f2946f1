import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose result can differ between light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Axe spends a third of its time on parsing the same few colours again and again. Here each is parsed once. */
const parseColoursOnce = `{
  const parsed = new Map()
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    parseString.call(this, text)
    const { r, g, b, alpha } = this
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}`

/** The accessibility rules that a page breaks, each with the elements that break it. */
export const accessibilityViolations = async (page: Page, options: RunOptions = {}, exclude: string[] = []) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};${parseColoursOnce}`)
  return page.evaluate(
    async ({ options, exclude }) => {
      const context = { include: document, exclude }
      const { violations } = await window.axe.run(context, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    },
    { options, exclude },
  )
}

/** Expects no violations at the current width, in light and in dark. */
export const expectAccessibleInBothSchemes = async (page: Page) => {
  const width = `${page.viewportSize()?.width} px wide`
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const inLight = await accessibilityViolations(page, { runOnly: { type: 'tag', values: tags } })
  expect.soft(inLight, `accessibility in light, ${width}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await accessibilityViolations(page, { runOnly: { type: 'rule', values: colourRules } })
  expect.soft(inDark, `accessibility in dark, ${width}`).toEqual([])
}

/** Expects no violations on a desktop and on a phone, in light and in dark. */
export const expectAccessible = async (page: Page) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessibleInBothSchemes(page)
  }
}
