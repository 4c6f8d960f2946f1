import { expect, test } from 'vitest'
import { mockError } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'
import { docket } from './docket.testing'
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
