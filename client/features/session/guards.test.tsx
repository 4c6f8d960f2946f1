import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockPending, requestedOperations, signedInAs, startSession } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import type { Role } from './roles'
import { sessionStore } from './session-store'
import { storeUser } from './stored-user'
import { ViewerDocument } from './viewer.generated'

/** As if the account had signed in in another tab. */
const storeInOtherTab = (account: Awaited<ReturnType<typeof startSession>>, role: Role) => {
  const { id, name, email, avatar, createdAt } = account
  storeUser(() => localStorage, { id, name, email, avatar, createdAt, role })
  window.dispatchEvent(new StorageEvent('storage', { key: `user:${role}` }))
}

test('session guard: a sign-in in another tab while the server is asked who is signed in is confirmed, too', async () => {
  await signedInAs('vendor')
  sessionStore.invalidate()
  const answer = mockPending(ViewerDocument)
  await visit('/dashboard/settings')
  await waitFor(() => expect(requestedOperations()).toContain('Viewer'))
  const customer = await startSession('customer')
  await act(async () => storeInOtherTab(customer, 'customer'))
  await act(async () => answer())
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
})

test('session guard: a form that is open is emptied when another account signs in in another tab', async () => {
  const user = userEvent.setup()
  await signedInAs('vendor')
  await visit('/request-quote?service=srv-1501')
  await user.type(await screen.findByLabelText('Message'), 'Meant for the account of the vendor.')
  const customer = await startSession('customer')
  await act(async () => storeInOtherTab(customer, 'customer'))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('')
})
