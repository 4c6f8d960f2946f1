import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const countIn = (text: string | null | undefined) => Number(/\((\d+)\)$/.exec(text ?? '')?.[1])

test('company facets: counts follow the other filters, and a chip takes one away', async () => {
  const router = await visit('/companies?show=100')
  const rating = await screen.findByRole('combobox', { name: 'Rating' })
  await act(() => userEvent.selectOptions(rating, '4.5'))
  const checked = await screen.findByRole('combobox', { name: 'Checked' })
  const count = countIn(within(checked).getAllByRole('option')[1]?.textContent)
  await act(() => userEvent.selectOptions(checked, 'true'))
  expect(router.state.location.search).toBe('?rating=4.5&verified=true')
  expect(await screen.findByText(count === 1 ? '1 company' : `${count} companies`)).toBeTruthy()
  await act(() => userEvent.click(screen.getByRole('link', { name: /^4\.5 and up: remove/ })))
  expect(router.state.location.search).toBe('?verified=true')
})
