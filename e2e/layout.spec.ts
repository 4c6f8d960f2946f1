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

for (const path of everyLook) {
  test(`${path} is never wider than its window, and with reduced motion nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    expect(await moving(page)).toEqual([])
    const tooWide: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const over = await overflow(page)
      if (over > 0) tooWide.push(`${over} px at ${width}`)
    }
    expect(tooWide).toEqual([])
  })
}
