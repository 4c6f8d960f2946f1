import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockOutage, requestsOf } from '../../../testing/api'
import { user } from '../engagement.testing'
import { docket, enterDay, form, openForm, save } from './docket.testing'
import { SaveDocketEntryDocument } from './docket-form.generated'

test('docket of an order: a rule finds the last day, and the date is saved with its fees', async () => {
  await openForm()
  await (await form()).findByRole('option', { name: 'EU trade mark: opposition' })
  await user.selectOptions((await form()).getByLabelText('Rule, optional'), 'EU trade mark: opposition')
  await enterDay('Publication of the application', '2026-11-30')
  expect(await (await form()).findByDisplayValue('2027-02-28')).toBeTruthy()
  expect((await form()).getByText(/Regulation \(EU\) 2017\/1001, Article 46/)).toBeTruthy()
  await user.type((await form()).getByLabelText('Official fee, optional'), '320')
  await save()
  expect(await (await docket()).findByRole('heading', { name: 'Opposition' })).toBeTruthy()
  const [row] = (await docket()).getAllByRole('listitem')
  expect(row?.textContent).toContain('The seller acts · European Union (EUIPO) · official fee €320.00')
  expect(row?.textContent).toContain('February 28, 2027')
})

test('docket of an order: a day is required, and a wrong fee is named at its field', async () => {
  await openForm()
  await save()
  expect(await (await form()).findByText('Enter the last day.')).toBeTruthy()
  await enterDay('Last day', '2027-02-03')
  await user.type((await form()).getByLabelText('Service fee, optional'), 'much')
  await save()
  expect(await (await form()).findByText('Enter an amount, like 49.99.')).toBeTruthy()
  await user.selectOptions((await form()).getByLabelText('Kind'), 'Another date')
  await user.clear((await form()).getByLabelText('Service fee, optional'))
  await save()
  expect(await (await form()).findByText('Say what the date is for.')).toBeTruthy()
})

test('docket of an order: after a lost answer the same date is sent under the same client id', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  const recover = mockOutage()
  await save()
  expect(await (await form()).findByText(/^There was no answer/)).toBeTruthy()
  recover()
  await save()
  await (await docket()).findByRole('button', { name: /^Change/ })
  const [first, second] = requestsOf(SaveDocketEntryDocument).map(({ input }) => input.clientId)
  expect(first).toEqual(expect.any(String))
  expect(second).toBe(first)
})

test('docket of an order: the form of a date that is removed closes', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  await user.click(await (await docket()).findByRole('button', { name: /^Change/ }))
  await (await docket()).findByLabelText('Last day')
  await user.click((await docket()).getByRole('button', { name: /^Remove/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await (await docket()).findByRole('button', { name: 'Add a date' })).toBeTruthy()
})
