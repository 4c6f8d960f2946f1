import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddPasskeyDocument, BeginPasskeyDocument } from '../../../features/second-factor/passkey-form.generated'
import { mockOperation, requestsOf } from '../../../testing/api'
import { createdPasskey, mockFactors, open, stubPasskeys, user } from './second-factors.testing'

const options = { challenge: 'Y2hhbGxlbmdl', rp: { name: 'Marque' }, user: { id: 'dXNlcg', name: 'Clara' } }

beforeEach(() => {
  mockFactors({ passkeys: [] })
  mockOperation(BeginPasskeyDocument, { beginPasskey: { __typename: 'PasskeyOptions', options } })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const addPasskey = async (name: string) => {
  const section = await open()
  const field = await section.findByLabelText('Name of the passkey')
  if (name) await user.type(field, name)
  await user.click(section.getByRole('button', { name: 'Add a passkey' }))
  return section
}

test('new passkey: what the browser creates is sent with its name, and the recovery codes show', async () => {
  stubPasskeys(async () => createdPasskey)
  mockOperation(AddPasskeyDocument, {
    addPasskey: { __typename: 'SecondFactorAdded', recoveryCodes: ['aaaa-bbbb-cccc-dddd'] },
  })
  await addPasskey(' Work laptop ')
  expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeTruthy()
  expect(requestsOf(AddPasskeyDocument)).toMatchObject([{ input: { name: 'Work laptop', passkey: { id: 'AQID' } } }])
})

test('new passkey: a cancelled dialog of the browser is told, and nothing is sent', async () => {
  stubPasskeys(async () => {
    throw new DOMException('The operation was not allowed.', 'NotAllowedError')
  })
  const section = await addPasskey('Work laptop')
  expect(await section.findByText(/^No passkey was created\. Try again/)).toBeTruthy()
  expect(requestsOf(AddPasskeyDocument)).toEqual([])
})

test('new passkey: a name is required before the browser is asked', async () => {
  const create = vi.fn<CredentialsContainer['create']>()
  stubPasskeys(create)
  const section = await addPasskey('')
  await waitFor(() => expect(section.getByText('Name is required')).toBeTruthy())
  expect(create).not.toHaveBeenCalled()
})

test('new passkey: a browser without passkeys says so', async () => {
  const section = await open()
  expect(await section.findByText(/^This browser doesn’t support passkeys/)).toBeTruthy()
  expect(section.queryByLabelText('Name of the passkey')).toBeNull()
})
