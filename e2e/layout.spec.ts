import type { Page } from '@playwright/test'
import { expect, overflow, tour as test, visit } from './page'
import { everyLook } from './public-pages'

/** 640 is a window of 1280 at 200 % zoom. */
const widths = [320, 390, 640, 768, 1024, 1280, 1920]

/** With reduced motion, what still moves. */
const moving = (page: Page) =>
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
const crushed = (page: Page) =>
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

for (const path of everyLook) {
  test(`${path} is never wider than its window, keeps its words whole, and with reduced motion nothing moves`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    expect(await moving(page)).toEqual([])
    const tooWide: string[] = []
    const broken: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const over = await overflow(page)
      if (over > 0) tooWide.push(`${over} px at ${width}`)
      for (const text of await crushed(page)) broken.push(`${text} at ${width}`)
    }
    expect(tooWide).toEqual([])
    expect(broken).toEqual([])
  })
}
