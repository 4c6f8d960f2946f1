import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-routes'
import { MobileMenu } from './mobile-menu'

test('mobile menu: links the main pages, login and registration', async () => {
  await renderComponent(<MobileMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', expanded: false }))
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
