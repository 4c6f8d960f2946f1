import { visit } from './lib/actions'
import { expect, test } from './lib/fixtures'

test('forced colours: the focus ring and the mark of the current page are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/jobs')
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' })
  await expect(jobs).toHaveCSS('text-decoration-line', 'underline')
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
      return { outlineStyle, outlineWidth, isVisible: outlineColor !== getComputedStyle(document.body).backgroundColor }
    })
    expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', isVisible: true })
  }
})
