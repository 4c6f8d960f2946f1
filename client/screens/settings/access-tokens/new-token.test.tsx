import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation, requestsOf } from '../../../testing/api'
import { SettingsDocument } from '../settings.generated'
import { CreateAccessTokenDocument } from './access-token-form.generated'
import { createToken, openTokens, user } from './access-tokens.testing'
import { RevokeAccessTokenDocument } from './access-tokens-section.generated'

test('API tokens: a new token is shown once and can be copied', async () => {
  const section = await openTokens('customer')
  expect(section.getByText('You have no tokens.')).toBeTruthy()
  await user.selectOptions(section.getByLabelText('Access'), 'Read and write')
  await createToken(section, 'Nightly report')
  const shown = within(await section.findByRole('region', { name: 'Your new token' }))
  const token = shown.getByText(/^mq_[\w-]{43}$/).textContent
  await user.click(shown.getByRole('button', { name: 'Copy' }))
  expect(await shown.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(token)
  const row = await section.findByRole('listitem')
  expect(row.textContent).toMatch(/Nightly report Read and write.*created today, never used, expires/)
  expect(row.textContent).toContain(token.slice(0, 8))
  expect(row.textContent).not.toContain(token)
})

test('API tokens: a token can be copied by hand where the browser refuses', async () => {
  mockOperation(CreateAccessTokenDocument, { createAccessToken: { __typename: 'AccessTokenCreated', token: 'mq_1' } })
  const section = await openTokens('broker')
  await createToken(section, 'Report')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'))
  await user.click(await section.findByRole('button', { name: 'Copy' }))
  expect(await section.findByText(/could not be copied/)).toBeTruthy()
})

test('API tokens: a new token stays on the page although it can’t be refetched', async () => {
  const section = await openTokens('vendor')
  mockError(SettingsDocument)
  await createToken(section, 'Report')
  await waitFor(() => expect(requestsOf(SettingsDocument)).toHaveLength(2))
  expect(await section.findByText(/^mq_[\w-]{43}$/)).toBeTruthy()
})

test('API tokens: a new token stays while the form or a revocation fails', async () => {
  mockError(RevokeAccessTokenDocument)
  const section = await openTokens('freelancer')
  await createToken(section, 'Report')
  const revoke = await section.findByRole('button', { name: 'Revoke Report' })
  await user.click(section.getByRole('button', { name: 'Create token' }))
  expect(await section.findByText('Name is required')).toBeTruthy()
  expect(section.getByText(/^mq_[\w-]{43}$/)).toBeTruthy()
  await user.click(revoke)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await section.findByText(/The token still works/)).toBeTruthy()
  expect(section.getByText(/^mq_[\w-]{43}$/)).toBeTruthy()
})
