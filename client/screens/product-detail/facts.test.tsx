import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ProductDetailDocument } from './product-detail.generated'

const product = {
  id: 'prd-1',
  title: 'Ledger of Quiet',
  description: 'One line.\n\nAnother line.',
  images: ['/cover.svg', '/inside.svg'],
  cover: '/cover.svg',
  tags: ['due diligence', 'guide'],
  teamLicence: null,
  price: 1049.5,
  rating: 4.9,
  reviewCount: 2,
  createdAt: '2026-03-12T23:30:00.000Z',
  category: { name: 'Logo Design', slug: 'logo-design' },
  seller: { id: 'usr-1', name: 'Ada Stone', role: 'VENDOR', company: null },
  related: [],
} as const
const pictures = () =>
  screen
    .getAllByRole('link', { name: /^Enlarge picture/ })
    .map((link) => link.querySelector('img')?.getAttribute('src'))

test('product: shows its facts', async () => {
  mockOperation(ProductDetailDocument, { product })
  await visit('/products/prd-1')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ledger of Quiet')
  for (const text of ['$1,049.50', '2 reviews', 'Vendor', 'Product ID', 'prd-1', 'March 12, 2026', 'Another line.'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(screen.getByText('Tags').nextElementSibling?.textContent).toBe('due diligence, guide')
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact Vendor' }).getAttribute('href')).toBe('/company/usr-1')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Products', 'Logo Design', 'Ledger of Quiet'])
  expect(pictures()).toEqual(['/cover.svg?size=large', '/inside.svg?size=large'])
  const links = screen.getAllByRole('link', { name: /^Enlarge picture/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cover.svg?size=large', '/inside.svg?size=large'])
  expect(screen.queryByText('What is included')).toBeNull()
})

test('product: one picture and no tags leave out their sections', async () => {
  mockOperation(ProductDetailDocument, { product: { ...product, images: ['/cover.svg'], tags: [] } })
  await visit('/products/prd-1')
  await screen.findByText('About this product')
  expect(pictures()).toEqual(['/cover.svg?size=large'])
  for (const absent of ['A look inside', 'Tags']) expect(screen.queryByText(absent)).toBeNull()
})
