import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './lib/accessibility'
import { blankImages, horizontalOverflow, visit } from './lib/actions'
import { expect, test } from './lib/fixtures'
import { expectContent, publicContent } from './lib/public-content'
import { pageVariants } from './lib/public-pages'

/** In pixels; 640 is a window of 1280 at 200 % zoom. */
const widths = [1280, 1920, 1024, 768, 640, 390, 320]
const accessibilityWidths = [1280, 390]

/** Elements that move in spite of reduced motion. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    [document.body, ...document.querySelectorAll('body *')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element)
      const longest = (durations: string) => Math.max(...durations.split(',').map((text) => Number.parseFloat(text)))
      const moves =
        (animationName !== 'none' && longest(animationDuration) > 0.001) ||
        longest(transitionDuration) > 0.001 ||
        scrollBehavior === 'smooth'
      return moves ? [element.outerHTML.slice(0, 120)] : []
    }),
  )

/** Texts with more, and short, lines than words: their column is so narrow that words are broken into letters. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      if (text.length < 4 || texts.currentNode.parentElement?.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > text.split(/[\s–-]+/).length && text.length / lines < 5) found.push(text)
    }
    return found
  })

/** Icons, stars, buttons and texts that forced colours make invisible: in the colour of the background, or without a border. */
const invisibleElements = (page: Page) =>
  page.evaluate(() => {
    const background = getComputedStyle(document.body).backgroundColor
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0
    return [...document.querySelectorAll('body *')].filter(isShown).flatMap((element) => {
      const { maskImage, backgroundColor, fill, borderStyle, borderColor, color } = getComputedStyle(element)
      const isInvisible = (paint: string) => paint === background || paint === 'rgba(0, 0, 0, 0)'
      const isCutOut = maskImage.includes('url(')
      const isIconLost = isCutOut && isInvisible(element instanceof SVGElement ? fill : backgroundColor)
      // A fill of our own may not contrast with the colours that the visitor has chosen.
      const isOwnPaint = isCutOut && element instanceof SVGElement && fill !== getComputedStyle(document.body).color
      const isButton = element.matches('main :is(button, select, input:not([type="checkbox"]))')
      const isButtonLost = isButton && (borderStyle === 'none' || isInvisible(borderColor))
      const isTextLost = isInvisible(color) && isInvisible(backgroundColor)
      return isIconLost || isOwnPaint || isButtonLost || isTextLost ? [element.outerHTML.slice(0, 160)] : []
    })
  })

// One visit for all checks of a page. They are soft: if one fails, the others still run.
for (const path of pageVariants) {
  test(`public pages: ${path} has its content, is accessible, fits every width, and respects reduced motion and forced colours`, async ({
    page,
    graphqlRequests,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const status = await visit(page, path)
    // A page for signed-in people waits for the session, then leads to /login.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (publicContent.has(path)) {
      expect.soft(status).toBe(200)
      await expectContent(page, path, graphqlRequests)
    }
    await page.evaluate(blankImages)
    expect.soft(await movingElements(page), 'what moves with reduced motion').toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await horizontalOverflow(page), `horizontal overflow, ${width} px wide`).toBeLessThanOrEqual(0)
      expect.soft(await brokenWords(page), `words broken into letters, ${width} px wide`).toEqual([])
      if (accessibilityWidths.includes(width)) await expectAccessibleInBothSchemes(page)
    }
    await page.setViewportSize({ width: 1280, height: 844 })
    // The visitor's colours replace ours in both schemes, so one scheme is enough.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    expect.soft(await invisibleElements(page), 'what is invisible in forced colours').toEqual([])
  })
}
