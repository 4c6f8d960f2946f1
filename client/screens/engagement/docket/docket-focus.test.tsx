import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '../engagement.testing'
import { docket, enterDay, form, openForm, save } from './docket.testing'

test('docket of an order: the form has the focus, and Save, Cancel and Remove do not lose it', async () => {
  await openForm()
  expect((await form()).getByLabelText('Rule, optional')).toBe(document.activeElement)
  await user.click((await docket()).getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement?.textContent).toBe('Add a date')
  await user.click((await docket()).getByRole('button', { name: 'Add a date' }))
  await enterDay('Last day', '2027-02-03')
  await save()
  expect(await (await docket()).findByText('Saved.', { selector: '[role=status]' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Add a date')
  await user.click(await (await docket()).findByRole('button', { name: /^Change/ }))
  await user.click(await (await docket()).findByRole('button', { name: 'Cancel' }))
  expect(document.activeElement?.textContent).toMatch(/^Change/)
  await user.click((await docket()).getByRole('button', { name: /^Remove/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Removed.')
})
