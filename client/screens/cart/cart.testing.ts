import { screen } from '@testing-library/react'
import { visit } from '../../testing/render-screen'

export const utility = 'Utility Patent Drafting and Filing'
export const filled = (...lines: [string, number][]) => {
  localStorage.setItem('cart', JSON.stringify(lines.map(([listingId, quantity]) => ({ listingId, quantity }))))
  return visit('/cart')
}
export const total = () => screen.findByRole('complementary', { name: 'Total' })
