import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { begin, field, main, press, status, user, write } from './listing-editor.testing'

const fill = async () => {
  await write(field('Title'), 'Quokka Sheets')
  await write(field('Description'), 'Twelve sheets for people who draw.')
  await write(field('Price in US dollars'), '1,299.50')
  await user.selectOptions(field('Category'), 'Logo Design')
}

test('autosave keeps what is typed, the preview shows it, and Publish publishes it', async () => {
  await begin()
  await status('Saved')
  await press('Publish product')
  expect((await main().findByRole('alert')).textContent).toBe('Title needs at least 3 characters')
  expect(document.activeElement).toBe(field('Title'))
  await fill()
  expect(main().queryByRole('alert')).toBeNull()
  await status('Saving…')
  expect(main().getByText('$1,299.50', { selector: 'article span' })).toBeTruthy()
  await status('Saved')
  await press('Publish product')
  await main().findByText('Published. Everybody can see it now.')
  expect(main().getByRole('link', { name: 'See its public page' }).getAttribute('href')).toMatch(/^\/products\/prd-/)
})

test('changes of a published product wait to be published and can be discarded', async () => {
  await begin()
  await fill()
  await press('Publish product')
  await main().findByText('Published. Everybody can see it now.')
  await write(field('Title'), ', all of them')
  await main().findByText('Changes not published')
  await press('Discard changes')
  await press('Discard them')
  await waitFor(() => expect(field('Title').value).toBe('Quokka Sheets'))
  await press('Unpublish')
  await main().findByText('Unpublished. Only you can see it now.')
})

test('deletes after a confirmation; a missing listing is not found', async () => {
  const router = await begin()
  const { pathname } = router.state.location
  await press('Delete')
  await press('Delete it')
  await main().findByRole('heading', { level: 1, name: 'Products' })
  await act(() => router.navigate(pathname))
  expect(await main().findByRole('heading', { name: 'Listing not found' })).toBeTruthy()
})
