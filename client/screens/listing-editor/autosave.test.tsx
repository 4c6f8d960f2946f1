import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditListingDocument } from '../../features/own-listings/autosave/edit-listing.generated'
import { mockError } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { field, openNewProduct, press, status, user, write } from './listing-editor.testing'

test('autosave: a failed save keeps the text and is retried', async () => {
  await openNewProduct()
  const endError = mockError(EditListingDocument)
  await write(field('Title'), 'Kept')
  await status('Not saved. We keep trying; what you typed is still here.')
  expect(field('Title').value).toBe('Kept')
  endError()
  await press('Retry')
  await status('Saved')
})

test('autosave: where the account may edit no more, the text stays to be copied', async () => {
  await openNewProduct()
  mockError(EditListingDocument, 'No.', 'FORBIDDEN')
  await write(field('Title'), 'Kept')
  await status(
    'Not saved: you were signed out, or may no longer edit this listing. What you typed is still here to copy.',
  )
  expect(field('Title').value).toBe('Kept')
})

test('autosave: a version conflict with another tab asks which version to keep', async () => {
  const router = await openNewProduct()
  const { pathname } = router.state.location
  await visit(pathname)
  const [, title] = await waitFor(() => {
    const titles = screen.getAllByLabelText<HTMLInputElement>('Title')
    expect(titles).toHaveLength(2)
    return titles
  })
  await write(title, 'Theirs')
  await screen.findByDisplayValue('Theirs')
  await waitFor(() => expect(screen.getAllByText('Saved', { ignore: 'a' })).toHaveLength(2), { timeout: 3_000 })
  const [mine] = screen.getAllByLabelText<HTMLInputElement>('Title')
  await write(mine, 'Mine')
  await user.click(await screen.findByRole('button', { name: 'Take the other version' }))
  await waitFor(() => expect(mine?.value).toBe('Theirs'))
  // The button is gone.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What it says')
})
