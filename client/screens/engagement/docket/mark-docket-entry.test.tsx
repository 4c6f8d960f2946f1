import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '../engagement.testing'
import { docket, enterDay, openForm, save } from './docket.testing'

test('docket of an order: a double click marks a date as met once', async () => {
  await openForm()
  await enterDay('Last day', '2027-02-03')
  await save()
  await user.click(await (await docket()).findByRole('button', { name: /^Mark as met/ }))
  const unmark = await (await docket()).findByRole('button', { name: /^Mark as not met/ })
  // Until the answer to a click is there, it is disabled.
  await expect.poll(() => unmark).toHaveProperty('disabled', false)
  fireEvent.click(unmark, { detail: 2 })
  expect(unmark).toHaveProperty('disabled', false)
})
