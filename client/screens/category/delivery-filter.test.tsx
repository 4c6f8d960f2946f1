import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const cardsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('article')
const choose = async (value: string) => {
  const select = await screen.findByRole('combobox', { name: /^Delivery/ })
  await act(() => userEvent.selectOptions(select, value))
}

test('category page: its services can be filtered by delivery time, and its products stay', async () => {
  const own = services.filter(({ category }) => category === 'logo-design')
  const router = await visit('/category/logo-design')
  await choose('7')
  const fast = own.filter(({ deliveryDays }) => deliveryDays <= 7)
  await waitFor(() => expect(cardsOf('Services')).toHaveLength(fast.length))
  expect(router.state.location.search).toBe('?days=7')
  const more = screen.getByRole('link', { name: 'All Logo Design services' })
  expect(more.getAttribute('href')).toBe('/marketplace/services?category=logo-design&days=7')
  expect(cardsOf('Products').length).toBeGreaterThan(0)
  await act(() => userEvent.click(screen.getByRole('link', { name: /^within 1 week: remove/ })))
  await waitFor(() => expect(cardsOf('Services')).toHaveLength(own.length))
})
