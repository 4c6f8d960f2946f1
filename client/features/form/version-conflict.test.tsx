import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const description = 'What the other tab has saved.'

test.each([
  {
    role: 'freelancer',
    table: 'company',
    id: 'com-studio-tessel',
    path: '/dashboard/settings',
    label: 'Company details',
    field: 'Telephone',
  },
  {
    role: 'freelancer',
    table: 'freelancer',
    id: 'fre-tomas-vidal',
    path: '/dashboard/settings',
    label: 'Public profile',
    field: 'Experience',
  },
  {
    role: 'broker',
    table: 'job',
    id: 'job-3103',
    path: '/dashboard/jobs?job=job-3103',
    label: 'Edit the job',
    field: 'Pay',
  },
] as const)('$label: content saved in another tab stays, beside what is typed here', async (edited) => {
  const { role, table, id, path, label, field } = edited
  await signedInAs(role)
  await visit(path)
  const form = within(await screen.findByRole('form', { name: label }))
  const read = (name: string) => form.getByLabelText<HTMLInputElement>(name).value
  const save = () => user.click(form.getByRole('button', { name: /^Save/ }))
  await changeSampleData((db) =>
    db
      .updateTable(table)
      .set((eb) => ({ description, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )
  await user.clear(form.getByLabelText(field))
  await user.type(form.getByLabelText(field), 'Mine')
  await save()
  expect((await form.findByRole('alert')).textContent).toBe(
    'It was changed elsewhere, so nothing was saved. The form now shows the current content with your changes. Save again to keep them.',
  )
  await expect.poll(() => [read('Description'), read(field)]).toEqual([description, 'Mine'])
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
  expect([read('Description'), read(field)]).toEqual([description, 'Mine'])
  // The form now shows the version that it has saved.
  await user.type(form.getByLabelText(field), '!')
  await save()
  expect(await form.findByText('Saved')).toBeTruthy()
})
