import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

test('not found: an unknown address links to the home page and to all services', async () => {
  await visit('/no/such/page')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page Not Found')
  expect(document.title).toBe('Page Not Found · Marque')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Browse All Services' }).getAttribute('href')).toBe('/services')
})
