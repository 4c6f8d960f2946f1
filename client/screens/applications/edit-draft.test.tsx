import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../testing/api'
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

test('edit an offer: what was not typed is the server’s when the page is opened again, with the form open', async () => {
  const user = userEvent.setup()
  await signedInAs('freelancer')
  const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await visit('/dashboard/applications')
  await user.click(await screen.findByRole('button', { name: 'Edit: Drawings for a Patent on a Valve' }))
  await user.type(await message(), ' And a PDF.')
  cleanup()
  await changeSampleData((db) =>
    db.updateTable('application').set({ priceCents: 51_000 }).where('priceCents', '=', 48_000).execute(),
  )
  await visit('/dashboard/applications')
  expect((await message()).value).toMatch(/And a PDF\.$/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('510.00')
})
