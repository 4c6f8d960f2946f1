import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './accessibility'
import { blankImages, horizontalOverflow, visit } from './actions'
import { expect, test } from './fixtures'
import { expectContent, publicContent } from './public-content'
import { everyLook } from './public-pages'

/** 640 is a window of 1280 at 200 % zoom. */
const widths = [1280, 1920, 1024, 768, 640, 390, 320]
const accessibilityWidths = [1280, 390]

/** With reduced motion, what still moves. */
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

/** Texts with more lines than words, and short ones: their column is so narrow that letters stand below each other. */
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

/** Icons, stars and buttons that in forced colours have the ground's own colour, or nothing round them. */
const invisibleElements = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0
    return [...document.querySelectorAll('body *')].filter(isShown).flatMap((element) => {
      const { maskImage, backgroundColor, fill, borderStyle, borderColor, color } = getComputedStyle(element)
      const isGround = (paint: string) => paint === ground || paint === 'rgba(0, 0, 0, 0)'
      const isCutOut = maskImage.includes('url(')
      const isIconLost = isCutOut && isGround(element instanceof SVGElement ? fill : backgroundColor)
      // Paint of our own could be any colour beside those that a visitor has chosen.
      const isOwnPaint = isCutOut && element instanceof SVGElement && fill !== getComputedStyle(document.body).color
      const isButton = element.matches('main :is(button, select, input:not([type="checkbox"]))')
      const isButtonLost = isButton && (borderStyle === 'none' || isGround(borderColor))
      const isTextLost = isGround(color) && isGround(backgroundColor)
      return isIconLost || isOwnPaint || isButtonLost || isTextLost ? [element.outerHTML.slice(0, 160)] : []
    })
  })

// One visit for all checks of a page; each names itself when it fails, and the others go on.
for (const path of everyLook) {
  test(`${path} has its content, is accessible, fits every width, stands still with reduced motion and is complete in forced colours`, async ({
    page,
    graphqlRequests,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const status = await visit(page, path)
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
    // The visitor's colours replace ours in either scheme: dark stands for both.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    expect.soft(await invisibleElements(page), 'what is invisible in forced colours').toEqual([])
  })
}
