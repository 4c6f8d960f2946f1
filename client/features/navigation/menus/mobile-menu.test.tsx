import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-routes'
import { MobileMenu } from './mobile-menu'

beforeEach(async () => {
  await renderComponent(<MobileMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', expanded: false }))
})

test('mobile menu: links the main pages, login and registration', () => {
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

test('mobile menu: its button closes it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close menu', expanded: true }))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('mobile menu: Escape closes it and returns the focus to the button', async () => {
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
})

test('mobile menu: a navigation closes it', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }))
  expect(screen.queryByRole('navigation')).toBeNull()
})
