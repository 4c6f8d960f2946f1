import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkDocketEntryDocument } from '../../../features/docket/mark-docket-entry.generated'
import { mockOperation } from '../../../testing/api'
import { user } from '../engagement.testing'
import { docket, enterDay, openForm, save } from './docket.testing'
import { RemoveDocketEntryDocument } from './engagement-docket.generated'

test('docket of an order: a double click marks a date as met once', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  await user.click(await (await docket()).findByRole('button', { name: /^Mark as met/ }))
  const unmark = await (await docket()).findByRole('button', { name: /^Mark as not met/ })
  // Until the answer to a click is there, it is busy.
  await expect.poll(() => unmark.getAttribute('aria-busy')).toBe('false')
  expect(document.activeElement).toBe(unmark)
  fireEvent.click(unmark, { detail: 2 })
  expect(unmark.getAttribute('aria-busy')).toBe('false')
})

test('docket of an order: a refused mark and a refused removal say why', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  const message = 'Too many attempts.'
  mockOperation(MarkDocketEntryDocument, { markDocketEntry: { __typename: 'TooManyAttempts', message } })
  await user.click(await (await docket()).findByRole('button', { name: /^Mark as met/ }))
  expect((await (await docket()).findByRole('alert')).textContent).toBe(message)
  const gone = 'This date no longer exists.'
  mockOperation(RemoveDocketEntryDocument, { removeDocketEntry: { __typename: 'DocketEntryNotFound', message: gone } })
  await user.click((await docket()).getByRole('button', { name: /^Remove/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(async () => (await docket()).getByRole('alert').textContent).toBe(gone)
})
