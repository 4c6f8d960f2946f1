import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserClient } from '../../../apollo/browser-client'
import { runAs } from '../../../testing/api'
import { mockLiveEvents } from '../../../testing/mock-live-events'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'
import { docket, enterDay, form } from './docket.testing'
import { SaveDocketEntryDocument } from './docket-form.generated'

/** The seller adds a date, on another device. */
const addDate = (engagementId: string) => {
  const entry = { kind: 'RENEWAL', jurisdiction: 'US', title: 'Quill', dueOn: '2027-03-04', actor: 'BUYER' } as const
  const variables = { input: { engagementId, ...entry } }
  return runAs('freelancer', () =>
    createBrowserClient('http://localhost/graphql').mutate({ mutation: SaveDocketEntryDocument, variables }),
  )
}

test('live engagement: a date that the other party adds is shown beside an open form, which keeps its text', async () => {
  const liveEvents = mockLiveEvents()
  const id = await engagementInProgress()
  await visit(path(id))
  await user.click(await (await docket()).findByText('What was changed'))
  expect(await (await docket()).findByText('No date was changed.')).toBeTruthy()
  await user.click((await docket()).getByRole('button', { name: 'Add a date' }))
  await enterDay('Last day', '2027-02-03')
  await liveEvents.connect()
  await addDate(id)
  await act(async () => liveEvents.send('NOTIFICATION'))
  expect(await (await docket()).findByText('March 4, 2027')).toBeTruthy()
  expect(await (await docket()).findByText(/^Added: Renewal.*, due March 4, 2027/)).toBeTruthy()
  expect((await form()).getByLabelText('Last day')).toHaveProperty('value', '2027-02-03')
})
