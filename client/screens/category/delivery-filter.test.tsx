import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const cardsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('article')
const press = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  await act(() => userEvent.click(link))
}

test('category page: its services can be filtered by delivery time, and its products stay', async () => {
  const own = services.filter(({ category }) => category === 'logo-design')
  const router = await visit('/category/logo-design')
  await press('within 1 week')
  const fast = own.filter(({ deliveryDays }) => deliveryDays <= 7)
  await waitFor(() => expect(cardsOf('Services')).toHaveLength(fast.length))
  expect(router.state.location.search).toBe('?days=7')
  const more = screen.getByRole('link', { name: 'All Logo Design services' })
  expect(more.getAttribute('href')).toBe('/marketplace/services?category=logo-design&days=7')
  await press('within 3 days')
  expect(await screen.findByText('No service here is delivered that soon.')).toBeTruthy()
  expect(cardsOf('Products').length).toBeGreaterThan(0)
  await press('any time')
  await waitFor(() => expect(cardsOf('Services')).toHaveLength(own.length))
})
