import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError } from '../../../testing/api'
import { user } from '../engagement.testing'
import { docket, enterDay, openForm, save } from './docket.testing'
import { MarkDocketEntryDocument } from './engagement-docket.generated'

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
})

test('docket of an order: a failure says so', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  mockError(MarkDocketEntryDocument)
  await user.click(await (await docket()).findByRole('button', { name: /^Mark as met/ }))
  expect((await (await docket()).findByRole('alert')).textContent).toMatch(/Nothing was changed/)
})
