import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const title = 'Drawings for a Patent on a Valve'

test('edit an offer: an edit in another tab stands above the form, and in the fields that were not changed', async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/applications')
  await user.click(await main().findByRole('button', { name: `Edit: ${title}` }))
  const form = within(await main().findByRole('form', { name: 'Edit the offer' }))
  const fieldOf = (name: string) => form.getByRole<HTMLInputElement>('textbox', { name })
  await changeSampleData(async (db) => {
    const { id } = await db.selectFrom('job').select('id').where('title', '=', title).executeTakeFirstOrThrow()
    await db
      .updateTable('application')
      .set((eb) => ({ note: 'Eight sheets.', version: eb('version', '+', 1) }))
      .where('jobId', '=', id)
      .execute()
  })
  await user.clear(fieldOf('Price'))
  await user.type(fieldOf('Price'), '520')
  await user.click(form.getByRole('button', { name: 'Save the changes' }))
  expect((await form.findByRole('alert')).textContent).toMatch(
    /The form now shows the current content with your changes\. Save again to keep them\.$/,
  )
  await waitFor(() => expect(fieldOf('Message').value).toBe('Eight sheets.'))
  expect(fieldOf('Price').value).toBe('520')
  expect(main().getAllByText('Eight sheets.')).toHaveLength(2)
  await user.click(form.getByRole('button', { name: 'Save the changes' }))
  expect(await main().findByText('$520.00')).toBeTruthy()
  expect(main().getByText('Eight sheets.')).toBeTruthy()
})
