import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../testing/api'
import { visit } from '../../testing/render-screen'
import { cards } from './marketplace.testing'

const user = userEvent.setup()

test('marketplace: services are filtered by delivery time, and products are not', async () => {
  const router = await visit('/marketplace')
  await cards()
  expect(screen.queryByRole('combobox', { name: /^Delivery/ })).toBeNull()
  await act(() => router.navigate('/marketplace?tab=services'))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Delivery/ }), '3')
  expect(router.state.location.search).toBe('?tab=services&days=3')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('article').textContent).toContain('Freelance Services, 3 days')
})
