import { expect, test } from 'vitest'
import { mockError } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'
import { docket, enterDay, openForm, save } from './docket.testing'
import { DocketHistoryDocument } from './docket-history.generated'

test('docket of an order: a history that could not be loaded is loaded again', async () => {
  await visit(path(await engagementInProgress()))
  const recover = mockError(DocketHistoryDocument)
  await user.click(await (await docket()).findByText('What was changed'))
  const again = await (await docket()).findByRole('button', { name: 'Try again' })
  recover()
  await user.click(again)
  expect(await (await docket()).findByText('No date was changed.')).toBeTruthy()
})

test('docket of an order: an open history shows what is changed meanwhile', async () => {
  await openForm()
  await user.click((await docket()).getByText('What was changed'))
  expect(await (await docket()).findByText('No date was changed.')).toBeTruthy()
  await enterDay('Last day', '2027-02-03')
  await save()
  expect(await (await docket()).findByText(/^Added: Response to office action/)).toBeTruthy()
  await user.click((await docket()).getByRole('button', { name: /^Mark as met/ }))
  expect(await (await docket()).findByText(/^Met: /)).toBeTruthy()
})
