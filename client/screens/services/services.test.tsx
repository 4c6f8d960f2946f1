import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockEmpty, mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServicesDocument } from './services.generated'

const all = services.length
const cards = () => screen.findAllByText('View Details')
const user = userEvent.setup()

test('shows the first 24 of all services', async () => {
  await visit('/services')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Services')
  expect(screen.getByText(`${all} services`)).toBeTruthy()
  expect(screen.getByText(`Showing 24 of ${all} services`)).toBeTruthy()
})

test('is there at once for who comes back from a detail page', async () => {
  await visit('/services')
  await user.click((await cards())[0] ?? document.body)
  await screen.findByRole('heading', { name: 'About this service' })
  mockPending(ServicesDocument)
  await user.click(
    screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelector('[href="/services"]') ?? document.body,
  )
  expect(await cards()).toHaveLength(24)
})

test('shows skeletons until the services come', async () => {
  const answer = mockPending(ServicesDocument)
  await visit('/services')
  expect(screen.getByText('Loading services').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await cards()).toHaveLength(24)
})

test('says so when there are none', async () => {
  mockEmpty(ServicesDocument)
  await visit('/services')
  expect(await screen.findByRole('heading', { name: 'No services found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View All Categories' }).getAttribute('href')).toBe('/marketplace')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(ServicesDocument)
  await visit('/services')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
