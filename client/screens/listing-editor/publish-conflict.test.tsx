import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/render-screen'
import { openNewProduct, user, write } from './listing-editor.testing'

test('publish: a draft that another tab has changed is not published, and the page asks which version to keep', async () => {
  const router = await openNewProduct()
  await visit(router.state.location.pathname)
  const [mine, theirs] = await waitFor(() => {
    const prices = screen.getAllByLabelText<HTMLInputElement>('Price in US dollars')
    expect(prices).toHaveLength(2)
    return prices
  })
  await write(theirs, '12')
  await screen.findByText('Saving…')
  await waitFor(() => expect(screen.getAllByText('Saved', { ignore: 'a' })).toHaveLength(2), { timeout: 3_000 })
  // By its text: two editors on one page are slow to search by role.
  for (const button of screen.getAllByText('Publish product').slice(0, 1)) await user.click(button)
  await screen.findByText('It was changed elsewhere, so nothing was published.')
  expect(mine?.value).toBe('')
  await user.click(await screen.findByText('Take the other version'))
  await waitFor(() => expect(mine?.value).toMatch(/^12(\.00)?$/))
})
