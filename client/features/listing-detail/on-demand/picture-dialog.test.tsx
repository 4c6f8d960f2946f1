import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { assertFound } from '../../../testing/assert-found'
import { visit } from '../../../testing/render-screen'

const user = userEvent.setup()
const dialog = () => within(screen.getByRole('dialog', { name: /^Pictures of / }))

test('pictures: a press opens them in whole, arrow keys lead on, and one enlarges', async () => {
  await visit('/products/prd-2801')
  const links = await screen.findAllByRole('link', { name: /^Enlarge picture/ })
  // Until the page has loaded the dialog, the link leads to the picture.
  await waitFor(async () => {
    await user.click(assertFound(links[0]))
    expect(dialog().getByRole('status').textContent).toBe(`Picture 1 of ${links.length}`)
  })
  const shown = dialog()
  // Browsers move the focus into a dialog that opens.
  shown.getByRole('button', { name: 'Next picture' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(shown.getByRole('status').textContent).toBe(`Picture 2 of ${links.length}`)
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(shown.getByRole('status').textContent).toBe(`Picture 1 of ${links.length}`)
  const enlarge = shown.getByRole('button', { name: 'Enlarge' })
  enlarge.focus()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(shown.getByRole('status').textContent).toBe(`Picture 1 of ${links.length}`)
  expect(document.activeElement).toBe(enlarge)
  await user.click(enlarge)
  expect(enlarge.getAttribute('aria-pressed')).toBe('true')
  await user.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
