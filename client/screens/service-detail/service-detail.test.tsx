import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServiceDetailDocument, type ServiceDetailQuery } from './service-detail.generated'

const user = userEvent.setup()

const plain: NonNullable<ServiceDetailQuery['service']> = {
  __typename: 'Service',
  id: 'srv-1',
  title: 'Deed of Quiet',
  description: 'One line.\n\nAnother line.',
  cover: '/artwork/listing/srv-1.svg',
  price: 1299,
  rating: 4.9,
  reviewCount: 1,
  createdAt: '2026-03-12T23:30:00.000Z',
  category: { __typename: 'Category', id: 'cat-1', name: 'Patent Filing', slug: 'patent-filing', icon: '/icon.svg' },
  seller: {
    __typename: 'Profile',
    id: 'usr-1',
    name: 'Ada Stone',
    avatar: '/ada.svg',
    role: 'BROKER',
    company: { __typename: 'Company', id: 'com-1', name: 'Stone Patents', verified: true },
  },
  related: [],
}

test('shows a service with all there is to know before buying', async () => {
  mockOperation(ServiceDetailDocument, { service: plain })
  await visit('/service/srv-1')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Deed of Quiet')
  for (const shown of [
    '$1,299.00',
    '4.9',
    '1 review',
    'Broker at Stone Patents',
    'Verified',
    'srv-1',
    'March 12, 2026',
  ])
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
  for (const paragraph of ['One line.', 'Another line.']) expect(screen.getByText(paragraph).tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'Contact Provider' }).getAttribute('href')).toBe('/company/usr-1')
  expect(screen.getAllByRole('link', { name: 'Patent Filing' }).map((link) => link.getAttribute('href'))).toContain(
    '/category/patent-filing',
  )
  expect(screen.queryByRole('heading', { name: 'Related listings' })).toBeNull()
})

test('a service nobody has reviewed, by somebody without a company', async () => {
  mockOperation(ServiceDetailDocument, {
    service: {
      ...plain,
      rating: 0,
      reviewCount: 0,
      seller: { ...plain.seller, role: 'FREELANCER', company: null },
    },
  })
  await visit('/service/srv-1')
  expect(await screen.findByText('No reviews yet')).toBeTruthy()
  expect(screen.getByText('Freelancer')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull()
})

test('leads to up to four of its category', async () => {
  await visit('/service/srv-1101')
  const related = await screen.findByRole('region', { name: 'Related listings' })
  expect(within(related).getAllByRole('article')).toHaveLength(4)
  for (const link of related.querySelectorAll('h3 a'))
    expect(link.getAttribute('href')).toMatch(/^\/(service\/srv|products\/prd)-\d+$/)
})

test('comes after a skeleton when one arrives from a list', async () => {
  await visit('/services')
  const answer = mockPending(ServiceDetailDocument)
  const card = (await screen.findAllByText('View Details'))[0] ?? document.body
  await user.click(card)
  expect((await screen.findByText('Loading the service')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  await screen.findByRole('heading', { name: 'What is included' })
  expect(services.map(({ title }) => title)).toContain(screen.getByRole('heading', { level: 1 }).textContent)
})

test('an unknown service leads back to all services', async () => {
  await visit('/service/nope')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Service Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Services' }).getAttribute('href')).toBe('/services')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(ServiceDetailDocument)
  await visit('/service/srv-1101')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
