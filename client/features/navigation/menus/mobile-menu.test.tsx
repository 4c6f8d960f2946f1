import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderNavigation } from '../../../testing/render-routes'
import { MobileMenu } from './mobile-menu'

beforeEach(async () => {
  await renderNavigation(<MobileMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', expanded: false }))
})

test('lists the main places and the two ways in', () => {
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Marketplace', '/marketplace'],
    ['Jobs', '/jobs'],
    ['About', '/about'],
    ['Log In', '/login'],
    ['Sign Up', '/register'],
  ])
})

test('closes by its button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close menu', expanded: true }))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('closes on Escape, with the focus back on the button', async () => {
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
})

test('closes on navigation', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }))
  expect(screen.queryByRole('navigation')).toBeNull()
})
