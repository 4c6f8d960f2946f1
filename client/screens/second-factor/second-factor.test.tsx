import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ReplaceRecoveryCodesDocument } from '../../features/second-factor/second-factors.generated'
import { mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SecondFactorDocument } from './second-factor.generated'

const mockFactors = (authenticatorAppSince: string | null) =>
  mockOperation(SecondFactorDocument, {
    secondFactors: { authenticatorAppSince, recoveryCodesLeft: 10, passkeys: [] },
  })

const open = async () => {
  await signedInAs('customer')
  const router = await visit('/second-factor')
  expect(await screen.findByRole('heading', { level: 1, name: 'One more key' })).toBeTruthy()
  return { router, main: within(screen.getByRole('main')) }
}

test('second factor page: without a factor it offers to set one up, or to log out', async () => {
  mockFactors(null)
  const { router, main } = await open()
  expect(await main.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy()
  expect(main.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull()
  await userEvent.click(main.getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/second-factor'))
})

test('second factor page: with a factor it leads on to the dashboard', async () => {
  mockFactors('2026-03-12T09:00:00.000Z')
  const { main } = await open()
  const link = await main.findByRole('link', { name: 'Go to your dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard')
  expect(main.queryByRole('button', { name: 'Log Out' })).toBeNull()
})

test('second factor page: new recovery codes stay although the page can’t be refetched', async () => {
  mockFactors('2026-03-12T09:00:00.000Z')
  const codes = ['aaaa-bbbb-cccc-dddd']
  mockOperation(ReplaceRecoveryCodesDocument, { replaceRecoveryCodes: { __typename: 'RecoveryCodesReplaced', codes } })
  const { main } = await open()
  await userEvent.click(await main.findByRole('button', { name: 'Replace your recovery codes' }))
  mockError(SecondFactorDocument)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(requestsOf(SecondFactorDocument)).toHaveLength(2))
  expect(await main.findByText('aaaa-bbbb-cccc-dddd')).toBeTruthy()
  expect(main.queryByText(/could not be loaded/)).toBeNull()
})
