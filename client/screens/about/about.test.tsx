import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'

test('about page: shows five sections', async () => {
  await visit('/about')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('About Marque')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Our mission',
    'Our vision',
    'What you can rely on',
    'Where the money waits',
    'A short history',
  ])
  for (const text of [
    'Empower startups with easy access to essential services, legal support and expertise, and protect their IP.',
    "To become the world's leading marketplace for IP services and startup solutions.",
    '$449.10',
  ])
    expect(main.getByText(text)).toBeTruthy()
})
