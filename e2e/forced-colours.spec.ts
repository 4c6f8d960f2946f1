import type { Page } from '@playwright/test'
import { expect, tour as test, visit } from './page'
import { everyLook } from './public-pages'

/** Icons, stars and buttons that have the ground's own colour, or nothing round them. */
const lost = (page: Page) =>
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

// The visitor's colours replace ours in either scheme: the other one needs no second walk.
for (const path of everyLook) {
  test(`in forced colours nothing of ${path} is lost`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, path)
    expect(await lost(page)).toEqual([])
  })
}

test('in forced colours the focus and the current page are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/jobs')
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' })
  await expect(jobs).toHaveCSS('text-decoration-line', 'underline')
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
      return { outlineStyle, outlineWidth, isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor }
    })
    expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', isSeen: true })
  }
})
