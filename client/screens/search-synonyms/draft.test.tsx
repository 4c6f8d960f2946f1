import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('admin')
  await visit('/dashboard/admin/search')
  return within(await screen.findByRole('main'))
}

test('search words: what was typed is there after a reload, until it is saved', async () => {
  const term = (main: Awaited<ReturnType<typeof open>>) => main.getByLabelText<HTMLInputElement>('People search for')
  await user.type(term(await open()), 'wordmark')
  cleanup()
  const main = await open()
  expect(term(main).value).toBe('wordmark')
  await user.type(main.getByLabelText('Listings say'), 'logo')
  await user.click(main.getByRole('button', { name: 'Save word' }))
  await main.findByText('Saved “wordmark”')
  cleanup()
  expect(term(await open()).value).toBe('')
})

test('search words: the message about a saved word goes with the word', async () => {
  const main = await open()
  const type = (label: string, text: string) => user.type(main.getByLabelText(label), text)
  await type('People search for', 'slogan')
  await type('Listings say', 'trademark')
  await user.click(main.getByRole('button', { name: 'Save word' }))
  await main.findByText('Saved “slogan”')
  await user.click(await main.findByRole('button', { name: 'Remove slogan' }))
  await waitFor(() => expect(main.queryByText('Saved “slogan”')).toBeNull())
})
