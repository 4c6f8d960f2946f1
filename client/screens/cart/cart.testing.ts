import { screen } from '@testing-library/react'
import { visit } from '../../testing/render-screen'

export const patentTitle = 'Utility Patent Drafting and Filing'
export const openCart = (...lines: [string, number][]) => {
  localStorage.setItem('cart', JSON.stringify(lines.map(([listingId, quantity]) => ({ listingId, quantity }))))
  return visit('/cart')
}
export const totalPanel = () => screen.findByRole('complementary', { name: 'Total' })
