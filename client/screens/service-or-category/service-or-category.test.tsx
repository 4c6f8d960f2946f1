import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

test("service or category: a category's slug shows the category, whose own address is canonical", async () => {
  await visit('/services/logo-design')
  expect(await screen.findByRole('heading', { level: 1, name: 'Logo Design' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Other categories' })).toBeTruthy()
  expect(canonical()).toBe('/category/logo-design')
})

test("service or category: a service's id shows the service, whose own address is canonical", async () => {
  await visit('/services/srv-1101')
  expect(await screen.findByText('What is included')).toBeTruthy()
  expect(canonical()).toBe('/service/srv-1101')
})

test.each(['nope', 'prd-2801'])(
  'service or category: an unknown key is not found and links to all services: %s',
  async (key) => {
    await visit(`/services/${key}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Service Not Found')
    expect(screen.getByRole('link', { name: 'Browse All Services' }).getAttribute('href')).toBe('/services')
  },
)
