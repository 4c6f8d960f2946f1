import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { EditListingDocument } from '../../features/own-listings/edit-listing.generated'
import { api, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
const write = async (element: HTMLElement | undefined, text: string) => {
  if (element) await user.click(element)
  await user.paste(text)
}
const press = async (name: string) => user.click(await main().findByRole('button', { name }))
const status = (text: string) => main().findByText(text, { selector: '[role=status]' })

/** A new product, its editor open. */
const begin = async () => {
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/products')
  await press('New product')
  await main().findByLabelText('Title')
  return router
}
const fill = async () => {
  await write(field('Title'), 'Quokka Sheets')
  await write(field('Description'), 'Twelve sheets for people who draw.')
  await write(field('Price in US dollars'), '1,299.50')
  await user.selectOptions(field('Category'), 'Logo Design')
}

test('saves what is typed, shows it as it will be, and publishes it', async () => {
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

test('changes of what is published wait, and can be dropped', async () => {
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
  await main().findByText('Out of sight. You keep it here.')
})

test('a failed save keeps the text and is tried again', async () => {
  await begin()
  api.use(graphql.mutation(EditListingDocument, () => HttpResponse.error()))
  await write(field('Title'), 'Kept')
  await status('Not saved. We keep trying; what you typed is still here.')
  expect(field('Title').value).toBe('Kept')
  api.resetHandlers()
  await press('Retry')
  await status('Saved')
})

test('what was changed in another tab is not written over unasked', async () => {
  const router = await begin()
  const { pathname } = router.state.location
  await visit(pathname)
  const [, title] = await waitFor(() => {
    const titles = screen.getAllByLabelText<HTMLInputElement>('Title')
    expect(titles).toHaveLength(2)
    return titles
  })
  await write(title, 'Theirs')
  await screen.findByDisplayValue('Theirs')
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2), { timeout: 3_000 })
  const [mine] = screen.getAllByLabelText<HTMLInputElement>('Title')
  await write(mine, 'Mine')
  await user.click(await screen.findByRole('button', { name: 'Take the other version' }))
  await waitFor(() => expect(mine?.value).toBe('Theirs'))
})

test('deletes after a question; what is not there is told', async () => {
  const router = await begin()
  const { pathname } = router.state.location
  await press('Delete')
  await press('Delete it')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/vendor/products'))
  await act(() => router.navigate(pathname))
  expect(await main().findByRole('heading', { name: 'Not here' })).toBeTruthy()
})
