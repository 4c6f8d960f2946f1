import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { expect, test } from 'vitest'
import { LoginDocument, ViewerDocument } from '../../testing/accounts/sign-in.generated'
import { startServer } from '../../testing/test-server'
import {
  DeletionAndUpdateDocument,
  PasswordAndSessionsDocument,
  SessionDevicesDocument,
} from './visitor.test.generated'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

/** A browser that is signed in: sends operations and keeps the last cookie. */
const signedIn = async (email = 'vendor@example.com') => {
  const { execute } = await startServer()
  const headers: Record<string, string> = { 'user-agent': firefox }
  const send = async <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    const { response, ...result } = await execute(document, variables, headers)
    const cookie = response.headers.getSetCookie().findLast((pair) => pair.startsWith('session='))
    if (cookie) headers.cookie = cookie.split(';')[0] ?? ''
    return result
  }
  await send(LoginDocument, { input: { email, password: 'password123' } })
  return send
}

test('session: it is listed with the device of its User-Agent', async () => {
  const send = await signedIn()
  const { data } = await send(SessionDevicesDocument, {})
  expect(data).toEqual({
    sessions: [{ device: 'Firefox on Linux', current: true }],
  })
})

test('session: one that gets a new token stays the current one within the request', async () => {
  const send = await signedIn()
  const input = { currentPassword: 'password123', newPassword: 'password123' }
  expect((await send(PasswordAndSessionsDocument, { input })).data).toEqual({
    changePassword: { __typename: 'PasswordChanged' },
    endOtherSessions: { __typename: 'OtherSessionsEnded', endedSessionCount: 0 },
  })
  expect((await send(ViewerDocument, {})).data).toMatchObject({ viewer: { email: 'vendor@example.com' } })
})

test('session: a deleted account can’t be changed in the same request', async () => {
  // Somebody without open engagements: an account with money held can't be deleted.
  const send = await signedIn('leila@deckhouse.example')
  expect((await send(DeletionAndUpdateDocument, { password: 'password123', name: 'Back' })).data).toBeNull()
  expect((await send(ViewerDocument, {})).data).toEqual({ viewer: null })
})
