import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkDocketEntryDocument } from '../../../features/docket/mark-docket-entry.generated'
import { changeSampleData, mockError } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'
import { docket, enterDay, openForm, save } from './docket.testing'

test('docket of an order: a date is changed, marked as met and removed', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  await user.click(await (await docket()).findByRole('button', { name: /^Change/ }))
  await enterDay('Last day', '2027-03-04')
  await save()
  expect(await (await docket()).findByText('March 4, 2027')).toBeTruthy()
  await user.click((await docket()).getByRole('button', { name: /^Mark as met/ }))
  expect(await (await docket()).findByText('met')).toBeTruthy()
  await user.click((await docket()).getByRole('button', { name: /^Remove/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await (await docket()).findByText(/^Dates of the official procedure/)).toBeTruthy()
  await user.click((await docket()).getByText('What was changed'))
  expect(await (await docket()).findByText(/^Removed: Response to office action.*, due March 4, 2027/)).toBeTruthy()
})

test('docket of an order: while a date is entered, none is changed', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  const change = async () => (await docket()).findByRole('button', { name: /^Change/ })
  await change()
  await user.click((await docket()).getByRole('button', { name: 'Add a date' }))
  expect(await change()).toHaveProperty('disabled', true)
})

test('docket of a cancelled order: its dates can be marked, changed and removed, and none is added', async () => {
  const id = await engagementInProgress()
  await visit(path(id))
  await user.click((await docket()).getByRole('button', { name: 'Add a date' }))
  await enterDay('Last day', '2027-02-03')
  await save()
  await (await docket()).findByRole('button', { name: /^Mark as met/ })
  await changeSampleData((db) =>
    db.updateTable('engagement').set({ state: 'CANCELLED', nextDueAt: null }).where('id', '=', id).execute(),
  )
  cleanup()
  await visit(path(id))
  for (const name of [/^Mark as met/, /^Change/, /^Remove/])
    expect(await (await docket()).findByRole('button', { name })).toBeTruthy()
  expect((await docket()).queryByRole('button', { name: 'Add a date' })).toBeNull()
})

test('docket of an order: a failure says so', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  mockError(MarkDocketEntryDocument)
  await user.click(await (await docket()).findByRole('button', { name: /^Mark as met/ }))
  expect((await (await docket()).findByRole('alert')).textContent).toMatch(/Nothing was changed/)
})
