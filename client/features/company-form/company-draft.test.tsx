import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { sessionStore } from '../session/session-store'

const user = userEvent.setup()
const open = async (name: string) => {
  await signedInAs('freelancer')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name }))
  return { form, description: form.getByLabelText<HTMLTextAreaElement>('Description') }
}

test.each([
  ['Company details', 'Save company'],
  ['Public profile', 'Save public profile'],
])('%s: a text survives a session that ends, until it is saved', async (name, save) => {
  const { description } = await open(name)
  await user.clear(description)
  await user.type(description, 'Opinions.')
  act(() => sessionStore.end())
  cleanup()
  const { form, description: restored } = await open(name)
  expect(restored.value).toBe('Opinions.')
  await user.click(form.getByRole('button', { name: save }))
  expect(await form.findByText('Saved')).toBeTruthy()
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith('-profile'))).toEqual([])
})
