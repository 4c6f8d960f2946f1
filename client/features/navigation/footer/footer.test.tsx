import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../testing/api'
import { renderComponent } from '../../../testing/render-routes'
import { Footer } from './footer'

test('footer: links all eight categories, the marketplace and the terms', async () => {
  await renderComponent(<Footer />)
  await screen.findByRole('link', { name: 'Patent Filing' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/category/patent-filing',
    '/category/trademark-registration',
    '/category/company-registration',
    '/category/startup-packages',
    '/category/logo-design',
    '/category/freelance-services',
    '/category/legal-consulting',
    '/category/business-products',
    '/services',
    '/products',
    '/freelancers',
    '/companies',
    '/jobs',
    '/about',
    '/how-it-works',
    '/terms',
    '/privacy',
    '/cookies',
  ])
})
