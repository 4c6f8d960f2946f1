import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../../features/session/session-store'
import { mockError } from '../../../testing/api'
import { assertFound } from '../../../testing/assert-found'
import { openProfile, rename, saveProfile, user } from '../settings.testing'
import { UpdateProfileDocument } from './profile-section.generated'

test('profile: a new name is saved and shown everywhere at once', async () => {
  const { profile } = await openProfile()
  expect(profile.getByLabelText<HTMLInputElement>('Role').value).toBe('Customer')
  await rename(profile, 'Lucia F. Ferrante')
  await saveProfile(profile)
  expect((await profile.findByText('Saved')).getAttribute('role')).toBe('status')
  expect(sessionStore.read().user?.name).toBe('Lucia F. Ferrante')
  expect(screen.getAllByText('Lucia F. Ferrante').length).toBeGreaterThan(0)
})

test('profile: shows a missing name and a failed request, and keeps the input', async () => {
  const { profile } = await openProfile()
  const field = await rename(profile, '')
  await saveProfile(profile)
  expect((await profile.findByRole('alert')).textContent).toBe('Full name is required')
  expect(document.activeElement).toBe(field)
  mockError(UpdateProfileDocument)
  await user.type(field, 'Lucia')
  await saveProfile(profile)
  expect(await profile.findByText('Something went wrong. Nothing was saved. Please try again.')).toBeTruthy()
  expect(field.value).toBe('Lucia')
})

test('profile: leaving with unsaved changes asks first', async () => {
  const { router, profile } = await openProfile()
  const openMessages = () => user.click(assertFound(screen.getAllByRole('link', { name: /^Messages/ })[0]))
  await rename(profile, 'Somebody')
  await openMessages()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/dashboard/settings')
  expect(profile.getByLabelText<HTMLInputElement>('Full name').value).toBe('Somebody')
  await openMessages()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Messages', level: 1 })
})
