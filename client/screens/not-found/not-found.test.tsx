import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../testing/api'
import { visit } from '../../testing/render-screen'

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }))
afterAll(() => api.close())

test('says that there is no such page, and where to go instead', async () => {
  await visit('/no/such/page')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page Not Found')
  expect(document.title).toBe('Page Not Found · Marque')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Browse All Services' }).getAttribute('href')).toBe('/services')
})
