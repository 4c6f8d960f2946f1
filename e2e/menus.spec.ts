import type { Page } from '@playwright/test'
import { visit } from './lib/actions'
import { expect, isolatedTest, test } from './lib/fixtures'
import { main } from './lib/locators'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const button = (page: Page, name: string) => nav(page).getByRole('button', { name })
const expectOpen = (page: Page, name: string, open: boolean) =>
  expect(button(page, name)).toHaveAttribute('aria-expanded', String(open))

const menus: [name: string, first: RegExp, last: RegExp][] = [
  ['Services', /^Patent Filing/, /^All companies/],
  ['Marketplace', /^All listings/, /^Companies/],
]

for (const [name, first, last] of menus) {
  test.describe(`the ${name} menu`, () => {
    test.beforeEach(({ page }) => visit(page, '/'))

    test('mouse: hover opens it, moving into the panel keeps it open, leaving closes it', async ({ page }) => {
      await button(page, name).hover()
      await expectOpen(page, name, true)
      const from = await button(page, name).boundingBox()
      const to = await nav(page).getByRole('link', { name: first }).boundingBox()
      if (!from || !to) throw new Error('Button or link is not shown')
      // Counts changes, because a panel that closes and opens again flickers.
      await page.evaluate(() => {
        document.documentElement.dataset.changes = '0'
        new MutationObserver((changes) => {
          document.documentElement.dataset.changes = String(
            Number(document.documentElement.dataset.changes) + changes.length,
          )
        }).observe(document.querySelector('header') ?? document, { subtree: true, attributeFilter: ['aria-expanded'] })
      })
      const x = from.x + from.width / 2
      for (let y = from.y + from.height / 2; y <= to.y + 4; y += 2) await page.mouse.move(x, y)
      await page.mouse.move(to.x + 20, to.y + 8, { steps: 10 })
      await expectOpen(page, name, true)
      expect(await page.evaluate(() => document.documentElement.dataset.changes)).toBe('0')
      await page.mouse.move(640, 880)
      await expectOpen(page, name, false)
    })

    test('mouse: a click on an open menu keeps it open after leaving, a second click closes it', async ({ page }) => {
      await button(page, name).hover()
      await expectOpen(page, name, true)
      await button(page, name).click()
      await expectOpen(page, name, true)
      await page.mouse.move(640, 880)
      await expectOpen(page, name, true)
      await button(page, name).click()
      await expectOpen(page, name, false)
    })

    test('keyboard: Enter and Space open it, Escape closes it, and so does leaving it by Tab', async ({ page }) => {
      await button(page, name).focus()
      for (const key of ['Enter', 'Space']) {
        await expectOpen(page, name, false)
        await page.keyboard.press(key)
        await expectOpen(page, name, true)
        await page.keyboard.press('Tab')
        await expect(nav(page).getByRole('link', { name: first })).toBeFocused()
        await page.keyboard.press('Escape')
        await expectOpen(page, name, false)
        await expect(button(page, name)).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await nav(page).getByRole('link', { name: last }).focus()
      await expectOpen(page, name, true)
      await page.keyboard.press('Tab')
      await expectOpen(page, name, false)
      await expect(nav(page).getByRole('link', { name: last })).toHaveCount(0)
    })
  })
}

test('menus: opening one closes the other, and so does a click elsewhere', async ({ page }) => {
  await visit(page, '/')
  await button(page, 'Services').press('Enter')
  await button(page, 'Marketplace').press('Enter')
  await expectOpen(page, 'Services', false)
  await expectOpen(page, 'Marketplace', true)
  await button(page, 'Services').hover()
  await expectOpen(page, 'Services', true)
  await expectOpen(page, 'Marketplace', false)
  await button(page, 'Services').click()
  // In the margin, where no link is.
  await page.mouse.click(4, 880)
  await expectOpen(page, 'Services', false)
  await expect(page).toHaveURL('/')
})

test('menus: following a link closes the menu and marks the current page', async ({ page }) => {
  await visit(page, '/')
  await button(page, 'Services').press('Enter')
  await nav(page).getByRole('link', { name: 'All services' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expectOpen(page, 'Services', false)
  // Screen readers start at the new page.
  await expect(main(page)).toBeFocused()

  await nav(page).getByRole('link', { name: 'Jobs' }).click()
  await expect(nav(page).locator('[aria-current="page"]')).toHaveText(['Jobs'])
  await button(page, 'Marketplace').press('Enter')
  await nav(page)
    .getByRole('link', { name: /^Freelancers/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Freelancers' })).toBeVisible()
  await button(page, 'Marketplace').press('Enter')
  await expect(nav(page).locator('[aria-current="page"]')).toHaveText([/^Freelancers/])
})

test.describe('menus on a tablet', () => {
  isolatedTest.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  for (const [name, first] of menus)
    isolatedTest(`a tap opens the ${name} menu, a tap on its button or outside closes it`, async ({ page }) => {
      await visit(page, '/')
      await button(page, name).tap()
      await expectOpen(page, name, true)
      await button(page, name).tap()
      await expectOpen(page, name, false)
      await button(page, name).tap()
      await page.touchscreen.tap(20, 700)
      await expectOpen(page, name, false)
      await button(page, name).tap()
      await nav(page).getByRole('link', { name: first }).tap()
      await expect(page).toHaveURL(name === 'Services' ? /\/category\/patent-filing$/ : /\/marketplace$/)
      await expectOpen(page, name, false)
    })
})

test.describe('menus on a phone', () => {
  isolatedTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  isolatedTest('the menu lists the main pages, login and registration, and marks the page', async ({ page }) => {
    await visit(page, '/jobs')
    await expect(nav(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu', expanded: false }).tap()
    const places = ['Home', 'Services', 'Marketplace', 'Jobs', 'About', 'Log In', 'Sign Up']
    await expect(nav(page).getByRole('link')).toHaveText(places)
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText(['Jobs'])
    await page.getByRole('button', { name: 'Close menu', expanded: true }).tap()
    await expect(nav(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu', expanded: false })).toBeFocused()

    await page.getByRole('button', { name: 'Open menu' }).tap()
    // In the margin, where no link is.
    await page.touchscreen.tap(4, 820)
    await expect(nav(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Open menu' }).tap()
    await nav(page).getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL(/\/about$/)
    await expect(nav(page)).toHaveCount(0)
  })
})
