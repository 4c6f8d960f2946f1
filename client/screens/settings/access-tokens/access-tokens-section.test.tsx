import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, mockOperation } from '../../../testing/api'
import { SettingsDocument } from '../settings.generated'
import { createToken, openTokens, user } from './access-tokens.testing'
import { RevokeAccessTokenDocument } from './access-tokens-section.generated'

test('API tokens: revoking asks first, and removes the token', async () => {
  const section = await openTokens('vendor')
  await createToken(section, 'Old report')
  expect(await section.findByText('Created. Copy the token now.')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Create token' }))
  expect(await section.findByText('Name is required')).toBeTruthy()
  expect(section.queryByText('Created. Copy the token now.')).toBeNull()
  await user.click(await section.findByRole('button', { name: 'Revoke Old report' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(section.getAllByRole('listitem')).toHaveLength(1)
  await user.click(section.getByRole('button', { name: 'Revoke Old report' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await section.findByText('Old report is revoked.')).toBeTruthy()
  expect(section.getByText('You have no tokens.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Old report is revoked.')
  expect(section.queryByRole('region', { name: 'Your new token' })).toBeNull()
  expect(section.queryByText('Created. Copy the token now.')).toBeNull()
  const events = within(screen.getByRole('region', { name: 'Recent security events' }))
  expect(events.getByText('API token revoked')).toBeTruthy()
})

test('API tokens: one that no longer works says so', async () => {
  const message = 'This token no longer works.'
  mockOperation(RevokeAccessTokenDocument, { revokeAccessToken: { __typename: 'AccessTokenNotFound', message } })
  const section = await openTokens('vendor')
  await createToken(section, 'Expired')
  await user.click(await section.findByRole('button', { name: 'Revoke Expired' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await section.findByText(message)).toBeTruthy()
})

test('API tokens: a failed revocation is shown, and the token stays', async () => {
  mockError(RevokeAccessTokenDocument)
  const section = await openTokens('broker')
  await createToken(section, 'Lasting')
  await user.click(await section.findByRole('button', { name: 'Revoke Lasting' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect((await section.findByRole('alert')).textContent).toContain('The token still works')
  expect(section.getAllByRole('listitem')).toHaveLength(1)
})

test('API tokens: a revocation is confirmed although the page can’t be refetched', async () => {
  const section = await openTokens('customer')
  await createToken(section, 'Leaked')
  const revoke = await section.findByRole('button', { name: 'Revoke Leaked' })
  mockError(SettingsDocument)
  await user.click(revoke)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Leaked is revoked.')).toBeTruthy()
  expect(screen.queryByText(/The token still works/)).toBeNull()
})
