import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'

test.each([
  ['Terms', 'November 2, 2026', '2026-11-02'],
  ['Privacy', 'November 2, 2026', '2026-11-02'],
  ['Cookies', 'November 28, 2026', '2026-11-28'],
])('legal page: %s has a date, and each part is in the table of contents', async (title, date, day) => {
  await visit(`/${title.toLowerCase()}`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(screen.getByText(date).getAttribute('datetime')).toBe(day)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const parts = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(contents.map(({ textContent }) => textContent)).toEqual(parts.map(({ textContent }) => textContent))
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(parts.map(({ id }) => `#${id}`))
  const pages = within(screen.getByRole('navigation', { name: 'Terms, privacy, cookies' }))
  expect(pages.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page')
})

test.each(['session', '__Host-session', 'appearance', 'cart'])(
  'legal page: Cookies explains what %s stores',
  async (name) => {
    await visit('/cookies')
    expect(await screen.findByText(name, { selector: 'code' })).toBeTruthy()
  },
)
