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

test('marketplace: products are not filtered by what only services are filtered by', async () => {
  const router = await visit('/marketplace?tab=services&rating=4.5&role=freelancer&days=3')
  await user.click(await screen.findByRole('link', { name: /^Products \d/ }))
  expect(router.state.location.search).toBe('?rating=4.5')
  expect((await cards()).length).toBeGreaterThan(0)
})
