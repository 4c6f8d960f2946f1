import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

test('edit an offer: a closed form has what was typed when it is opened again', async () => {
  const user = userEvent.setup()
  await signedInAs('freelancer')
  await visit('/dashboard/applications')
  const button = await screen.findByRole('button', { name: 'Edit: Drawings for a Patent on a Valve' })
  const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await user.click(button)
  await user.type(await message(), ' And a PDF.')
  await user.click(button)
  await user.click(button)
  expect((await message()).value).toMatch(/And a PDF\.$/)
})
