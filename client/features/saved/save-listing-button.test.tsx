import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, mockPending, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { isSeller, roles } from '../session/roles'
import { sessionStore } from '../session/session-store'
import { SavedListingIdsDocument, SaveListingDocument, UnsaveListingDocument } from './saved-listing-ids.generated'

const user = userEvent.setup()
const saved = 'Save Provisional Patent in Ten Days'
const other = 'Save Utility Patent Drafting and Filing'
const button = (name: string) => screen.findByLabelText(name)
const pressed = async (name: string) => (await button(name)).getAttribute('aria-pressed')
const press = async (name: string) => user.click(await button(name))

test('save button: the saved ids load once for all pages, and a press toggles at once', async () => {
  await signedInAs('customer')
  const router = await visit('/service/srv-1102')
  expect(await pressed(saved)).toBe('true')
  await act(() => router.navigate('/service/srv-1101'))
  expect(await pressed(other)).toBe('false')
  const answer = mockPending(SaveListingDocument)
  await press(other)
  expect(await pressed(other)).toBe('true')
  await act(async () => answer())
  await act(() => router.navigate('/dashboard/customer/saved'))
  await user.click(await button('Remove: Utility Patent Drafting and Filing'))
  await waitFor(() => expect(screen.queryByLabelText('Remove: Utility Patent Drafting and Filing')).toBeNull())
  await act(() => router.navigate('/service/srv-1101'))
  expect(await pressed(other)).toBe('false')
  expect(requestsOf(SavedListingIdsDocument)).toHaveLength(1)
})

test('save button: presses are sent in order, and the last one counts', async () => {
  await signedInAs('customer')
  await visit('/service/srv-1102')
  const answer = mockPending(UnsaveListingDocument)
  await press(saved)
  expect(await pressed(saved)).toBe('false')
  await press(saved)
  expect(await pressed(saved)).toBe('true')
  await act(async () => answer())
  await waitFor(async () => expect(await pressed(saved)).toBe('true'))
  await visit('/dashboard/customer/saved')
  expect(await button('Remove: Provisional Patent in Ten Days')).toBeTruthy()
})

test('save button: links work while the answer is awaited', async () => {
  await signedInAs('customer')
  const router = await visit('/service/srv-1102')
  const answer = mockPending(UnsaveListingDocument)
  await press(saved)
  await act(() => router.navigate('/about'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Marque')
  answer()
})

test('save button: a failure toggles it back and shows a notification until the page is left', async () => {
  await signedInAs('customer')
  const router = await visit('/service/srv-1102')
  mockError(UnsaveListingDocument)
  await press(saved)
  expect(await screen.findByText('It could not be removed. Please try again.')).toBeTruthy()
  expect(await pressed(saved)).toBe('true')
  mockOperation(SaveListingDocument, { saveListing: { __typename: 'InvalidInput', message: 'You have saved 500.' } })
  await act(() => router.navigate('/service/srv-1101'))
  expect(screen.queryByText(/could not be removed/)).toBeNull()
  await press(other)
  expect(await screen.findByText('You have saved 500.')).toBeTruthy()
  expect(await pressed(other)).toBe('false')
  await user.click(await button('Close'))
  expect(screen.queryByText('You have saved 500.')).toBeNull()
})

test('save button: shows why the server refuses to save', async () => {
  await signedInAs('customer')
  await visit('/service/srv-1101')
  mockError(SaveListingDocument, 'Try again in 9 minutes.', 'THROTTLED')
  await press(other)
  expect(await screen.findByText('Try again in 9 minutes.')).toBeTruthy()
  expect(await pressed(other)).toBe('false')
})

test('save button: works after another tab has signed out and in', async () => {
  await signedInAs('customer')
  await visit('/service/srv-1102')
  expect(await pressed(saved)).toBe('true')
  const stored = localStorage.getItem('user:customer') ?? ''
  await act(async () => sessionStore.end())
  expect(await pressed(saved)).toBe('false')
  localStorage.setItem('user:customer', stored)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user:customer' })))
  await waitFor(async () => expect(await pressed(saved)).toBe('true'))
  for (const state of ['false', 'true']) {
    await press(saved)
    await waitFor(async () => expect(await pressed(saved)).toBe(state))
  }
})

test.each(roles.filter(isSeller))('save button: a %s saves with the account that sells', async (role) => {
  await signedInAs(role)
  await visit('/service/srv-1301')
  await press('Save Company Formation, Start to Seal')
  await visit('/dashboard/saved')
  expect(await button('Remove: Company Formation, Start to Seal')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Saved/ }).getAttribute('href')).toBe('/dashboard/saved')
})

test('save button: an admin, who buys nothing, sees none', async () => {
  await signedInAs('admin')
  await visit('/service/srv-1101')
  await screen.findByText('Notifications')
  expect(screen.queryByLabelText(/^Save/)).toBeNull()
})

test('save button: a seller sees none on a listing of the own company', async () => {
  await signedInAs('vendor')
  await visit('/products/prd-2801')
  expect(await screen.findAllByLabelText(/^Save /)).not.toHaveLength(0)
  expect(screen.queryByLabelText('Save Patent Landscape Report: Battery Storage')).toBeNull()
})
