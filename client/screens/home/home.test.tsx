import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockEmpty, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { HomeDocument } from './home.generated'

const title = 'Empowering Startups, Legally and Digitally'

test('home: shows the eight sections in order, with the six newest services', async () => {
  await visit('/')
  await screen.findByRole('heading', { name: 'Popular services' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(document.title).toBe(`${title} · Marque`)
  const sections = [...document.querySelectorAll('main h2, main dt:first-of-type')].map(
    ({ textContent }) => textContent,
  )
  expect(sections).toEqual(expectedSections)
  const newest = services.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
  const links = [...document.querySelectorAll('main a[href^="/service/"]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(newest.slice(0, 6).map(({ id }) => `/service/${id}`))
})

const expectedSections = [
  'Service categories',
  'Popular services',
  'Business products',
  'Featured companies',
  ...['Active users', 'Products listed', 'Service providers', 'Companies'],
  'What clients say',
  'Put your name to it',
]

test('home: popular searches link to the search', async () => {
  await visit('/')
  const link = screen.getByRole('link', { name: 'trademark search' })
  expect(link.getAttribute('href')).toBe('/search?q=trademark%20search')
})

test('home: shows the hero at once, and skeletons while the rest loads', async () => {
  const answer = mockPending(HomeDocument)
  await visit('/')
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByText('Loading the home page').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await screen.findByRole('heading', { name: 'What clients say' })).toBeTruthy()
  expect(screen.queryByText('Loading the home page')).toBeNull()
})

test('home: leaves out empty sections', async () => {
  mockEmpty(HomeDocument)
  await visit('/')
  expect(await screen.findByRole('heading', { name: 'Put your name to it' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Popular services' })).toBeNull()
})
