import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import '../../../testing/api'
import { renderComponent } from '../../../testing/render-routes'
import { MainNav } from './main-nav'

let router: Awaited<ReturnType<typeof renderComponent>>
beforeEach(async () => {
  router = await renderComponent(
    <>
      <MainNav />
      <p>The page</p>
    </>,
  )
})

const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'
/** Text and path of each link in the open menu. */
const menuLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('main navigation: Services lists the eight categories, then all services and all companies', async () => {
  await userEvent.click(button('Services'))
  await screen.findByRole('link', { name: /^Patent Filing \d+ services?$/ })
  const addresses = menuLinks().map(([, href]) => href)
  expect(addresses.filter((href) => href?.startsWith('/category/'))).toHaveLength(8)
  expect(addresses.slice(8)).toEqual(['/services', '/companies', '/jobs', '/about'])
})

test('main navigation: Marketplace links its five pages', async () => {
  await userEvent.click(button('Marketplace'))
  expect(menuLinks()).toEqual([
    ['All listings Products and services together', '/marketplace'],
    ['Products Templates, reports and IP assets', '/marketplace/products'],
    ['Services Fixed-price work by brokers and freelancers', '/marketplace/services'],
    ['Freelancers People by the hour', '/freelancers'],
    ['Companies Firms, studios and one-person offices', '/companies'],
    ['Jobs', '/jobs'],
    ['About', '/about'],
  ])
})

test('main navigation: a menu opens on hover, a press keeps it open, and a second one closes it', async () => {
  await userEvent.hover(button('Services'))
  expect(isOpen('Services')).toBe(true)
  await userEvent.click(button('Services'))
  expect(isOpen('Services')).toBe(true)
  await userEvent.click(button('Services'))
  expect(isOpen('Services')).toBe(false)
})

test('main navigation: a menu stays open while the mouse crosses the gap, and closes when the mouse has left', async () => {
  await userEvent.hover(button('Marketplace'))
  await userEvent.unhover(button('Marketplace'))
  expect(isOpen('Marketplace')).toBe(true)
  await expect.poll(() => isOpen('Marketplace')).toBe(false)
})

test('main navigation: one menu is open at a time', async () => {
  await userEvent.click(button('Services'))
  await userEvent.hover(button('Marketplace'))
  expect([isOpen('Services'), isOpen('Marketplace')]).toEqual([false, true])
})

test('main navigation: a menu opens and closes by touch', async () => {
  await userEvent.pointer({ keys: '[TouchA]', target: button('Services') })
  expect(isOpen('Services')).toBe(true)
  await userEvent.pointer({ keys: '[TouchA]', target: button('Services') })
  expect(isOpen('Services')).toBe(false)
})

test('main navigation: Escape closes a menu and returns the focus to its button', async () => {
  button('Marketplace').focus()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(document.activeElement?.getAttribute('href')).toBe('/marketplace')
  await userEvent.keyboard('{Escape}')
  expect(isOpen('Marketplace')).toBe(false)
  expect(document.activeElement).toBe(button('Marketplace'))
})

test('main navigation: a menu closes when the focus leaves it', async () => {
  button('Marketplace').focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}')
  expect(isOpen('Marketplace')).toBe(true)
  await userEvent.tab()
  expect(isOpen('Marketplace')).toBe(false)
})

test('main navigation: a press elsewhere closes a menu', async () => {
  await userEvent.click(button('Services'))
  await userEvent.click(screen.getByText('The page'))
  expect(isOpen('Services')).toBe(false)
})

test('main navigation: a navigation closes a menu', async () => {
  await userEvent.click(button('Marketplace'))
  await userEvent.click(screen.getByRole('link', { name: /^Freelancers/ }))
  expect(router.state.location.pathname).toBe('/freelancers')
  expect(isOpen('Marketplace')).toBe(false)
})

test('main navigation: marks the current page', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Jobs')
})
