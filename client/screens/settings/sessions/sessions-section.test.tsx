import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '../../../features/session/roles'
import { mockError, signedInAs } from '../../../testing/api'
import { assertFound } from '../../../testing/assert-found'
import { visit } from '../../../testing/render-screen'
import { SettingsDocument } from '../settings.generated'
import { EndOtherSessionsDocument } from './sessions-section.generated'

const user = userEvent.setup()
const region = async () => within(await screen.findByRole('region', { name: 'Sessions' }))
/** Every sign-in starts a session; the last one is this device. Sessions outlast a test, so each test uses its own role. */
const open = async (role: Role, browsers: number) => {
  for (let count = 0; count < browsers; count += 1) await signedInAs(role)
  await visit('/dashboard/settings')
  return region()
}
const everywhereElse = { name: 'Sign out everywhere else' }

test('sessions: marks this device, and any other can be signed out by a single click', async () => {
  const sessions = await open('customer', 2)
  const first = assertFound(sessions.getAllByRole('button', { name: 'Sign out Firefox on Linux' })[0])
  expect(['This device', 'just now', 'today'].map((text) => sessions.getAllByText(text).length)).toEqual([1, 2, 2])
  fireEvent.click(first, { detail: 2 })
  expect(first.getAttribute('aria-busy')).toBe('false')
  await user.click(first)
  await expect.poll(() => document.activeElement?.textContent).toBe('Firefox on Linux is signed out.')
  expect(sessions.getAllByRole('listitem')).toHaveLength(1)
  expect(sessions.queryByRole('button', everywhereElse)).toBeNull()
})

test('sessions: signs out all other devices after a confirmation with their number', async () => {
  const sessions = await open('vendor', 4)
  await user.click(sessions.getByRole('button', everywhereElse))
  expect(await screen.findByRole('dialog', { name: 'Sign out 3 other devices?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sessions.getAllByRole('listitem')).toHaveLength(4)
  await user.click(sessions.getByRole('button', everywhereElse))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await sessions.findByText('3 other devices are signed out.')).toBeTruthy()
  await expect.poll(() => sessions.getAllByRole('listitem')).toHaveLength(1)
})

test('sessions: a failed request is shown, and the sessions stay', async () => {
  mockError(EndOtherSessionsDocument)
  const sessions = await open('broker', 2)
  await user.click(sessions.getByRole('button', everywhereElse))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect((await sessions.findByRole('alert')).textContent).toMatch(/Nobody was signed out/)
  expect(sessions.getAllByRole('listitem')).toHaveLength(2)
})

test('sessions: a sign-out is confirmed although the page can’t be refetched', async () => {
  const sessions = await open('freelancer', 2)
  mockError(SettingsDocument)
  await user.click(sessions.getByRole('button', everywhereElse))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('1 other device is signed out.')).toBeTruthy()
})
