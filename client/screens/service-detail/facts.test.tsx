import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServiceDetailDocument } from './service-detail.generated'

const service = {
  id: 'srv-1',
  title: 'Deed of Quiet',
  description: 'One line.\n\nAnother line.',
  price: 1299,
  rating: 4.9,
  reviewCount: 1,
  createdAt: '2026-03-12T23:30:00.000Z',
  category: { name: 'Patent Filing', slug: 'patent-filing' },
  seller: { id: 'usr-1', name: 'Ada Stone', role: 'BROKER', company: { name: 'Stone Patents', verification: {} } },
  related: [],
} as const

test('service: shows its facts', async () => {
  mockOperation(ServiceDetailDocument, { service })
  await visit('/service/srv-1')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Deed of Quiet')
  for (const text of ['$1,299.00', '4.9', '1 review', 'Broker at Stone Patents', 'Verified', 'srv-1', 'March 12, 2026'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  for (const paragraph of ['One line.', 'Another line.']) expect(screen.getByText(paragraph).tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'Contact Provider' }).getAttribute('href')).toBe('/company/usr-1')
  expect(screen.getAllByRole('link', { name: 'Patent Filing' }).map((link) => link.getAttribute('href'))).toContain(
    '/category/patent-filing',
  )
  expect(screen.queryByRole('heading', { name: 'Related listings' })).toBeNull()
})

test('service: shows that it has no reviews, and a seller without a company', async () => {
  mockOperation(ServiceDetailDocument, {
    service: {
      ...service,
      rating: 0,
      reviewCount: 0,
      seller: { ...service.seller, role: 'FREELANCER', company: null },
    },
  })
  await visit('/service/srv-1')
  expect(await screen.findByText('No reviews yet')).toBeTruthy()
  expect(await screen.findByText(/No reviews yet\. Buy from Ada Stone/)).toBeTruthy()
  expect(screen.getByText('Freelancer')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull()
})
