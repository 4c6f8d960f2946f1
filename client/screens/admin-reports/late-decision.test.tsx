import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const title = 'International Extension Through Madrid'

test('admin reports: a decision that another admin has taken closes the form, and what was typed stays readable', async () => {
  await signedInAs('admin')
  await visit('/dashboard/admin/reports')
  const queue = within(await screen.findByRole('region', { name: 'New reports' }))
  await user.click(await queue.findByRole('button', { name: `Dismiss: ${title}` }))
  await user.type(queue.getByLabelText('Note for other admins, optional'), 'Harmless.')
  await changeSampleData((db) =>
    db
      .updateTable('reportCase')
      .set((eb) => ({ state: 'TAKEN_DOWN', decision: 'No office promises this.', version: eb('version', '+', 1) }))
      .where('state', '=', 'REPORTED')
      .execute(),
  )
  await user.click(queue.getByRole('button', { name: 'Dismiss' }))
  expect(await queue.findByLabelText('What you had typed')).toMatchObject({ value: 'Harmless.', readOnly: true })
  expect(queue.getByRole('alert').textContent).toMatch(/meantime/)
  expect(queue.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})
