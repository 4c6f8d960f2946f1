import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, press, user } from './own-listings.testing'

test('own listings: an empty draft can’t be published, and is deleted after a confirmation', async () => {
  const router = await open()
  await user.click(await screen.findByRole('button', { name: 'New product' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/vendor\/products\/prd-/))
  await act(() => router.navigate('/dashboard/vendor/products?status=draft'))
  await press('Untitled', 'Publish Untitled')
  expect((await screen.findByRole('alert')).textContent).toContain('Title needs at least 3 characters')
  await press('Untitled', 'Delete Untitled')
  expect(screen.getByRole('dialog', { name: 'Delete “Untitled”?' }).textContent).toContain('this can’t be undone')
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(await screen.findByText(/^No drafts/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('“Untitled” is deleted.')
  await user.click(screen.getByRole('button', { name: /^Published/ }))
  expect(screen.queryByText('“Untitled” is deleted.')).toBeNull()
})
