import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main } from '../../testing/render-screen'
import { field, openNewProduct, press, status, user, write } from './listing-editor.testing'

const fill = async () => {
  await write(field('Title'), 'Quokka Sheets')
  await write(field('Description'), 'Twelve sheets for people who draw.')
  await write(field('Price in US dollars'), '1,299.50')
  await user.selectOptions(field('Category'), 'Logo Design')
}

test('listing editor: autosaves, previews and publishes a product', async () => {
  await openNewProduct()
  await status('Saved')
  await press('Publish product')
  expect((await main().findByRole('alert')).textContent).toBe('Title needs at least 3 characters')
  expect(document.activeElement).toBe(field('Title'))
  await fill()
  await write(field('Price for all of them'), '4000')
  expect(await main().findByText('You will earn $3,600.00')).toBeTruthy()
  await user.clear(field('Price for all of them'))
  expect(main().queryByRole('alert')).toBeNull()
  await status('Saving…')
  expect(main().getByText('$1,299.50', { selector: 'article span' })).toBeTruthy()
  await status('Saved')
  await press('Publish product')
  await main().findByText('Published. Everybody can see it now.')
  // The button that was pressed is gone.
  expect(document.activeElement?.textContent).toContain('Published. Everybody can see it now.')
  expect(document.activeElement).not.toBe(document.body)
  expect(main().getByRole('link', { name: 'See its public page' }).getAttribute('href')).toMatch(/^\/products\/prd-/)
})

test('listing editor: changes of a published product stay unpublished and can be discarded', async () => {
  await openNewProduct()
  await fill()
  await press('Publish product')
  await main().findByText('Published. Everybody can see it now.')
  await write(field('Title'), ', all of them')
  await main().findByText('Changes not published')
  expect(main().queryByText('Published. Everybody can see it now.')).toBeNull()
  await press('Discard changes')
  await press('Discard them')
  await waitFor(() => expect(field('Title').value).toBe('Quokka Sheets'))
  await main().findByText('Changes discarded.')
  expect(document.activeElement?.textContent).toContain('Changes discarded.')
  await press('Unpublish')
  await main().findByText('Unpublished. Only you can see it now.')
})

test('listing editor: deletes after a confirmation; a deleted listing is not found', async () => {
  const router = await openNewProduct()
  const { pathname } = router.state.location
  await press('Delete')
  await press('Delete it')
  await main().findByRole('heading', { level: 1, name: 'Products' })
  await act(() => router.navigate(pathname))
  expect(await main().findByRole('heading', { name: 'Listing not found' })).toBeTruthy()
})
