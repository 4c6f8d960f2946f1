import { screen } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sessionStore } from '../../../features/session/session-store'
import { api } from '../../../testing/api'
import { openProfile, rename, saveProfile, user } from '../settings.testing'
import { UpdateProfileDocument } from './profile-section.generated'

test('a new name is saved and shown everywhere at once', async () => {
  const { profile } = await openProfile()
  expect(profile.getByLabelText<HTMLInputElement>('Role').value).toBe('Customer')
  await rename(profile, 'Lucia F. Ferrante')
  await saveProfile(profile)
  expect((await profile.findByText('Saved')).getAttribute('role')).toBe('status')
  expect(sessionStore.read().user?.name).toBe('Lucia F. Ferrante')
  expect(screen.getAllByText('Lucia F. Ferrante').length).toBeGreaterThan(0)
})

test('shows a missing name and a failed request, and keeps the text', async () => {
  const { profile } = await openProfile()
  const field = await rename(profile, '')
  await saveProfile(profile)
  expect((await profile.findByRole('alert')).textContent).toBe('Full name is required')
  expect(document.activeElement).toBe(field)
  api.use(graphql.mutation(UpdateProfileDocument, () => HttpResponse.error()))
  await user.type(field, 'Lucia')
  await saveProfile(profile)
  expect(await profile.findByText('Something went wrong. Nothing was saved. Please try again.')).toBeTruthy()
  expect(field.value).toBe('Lucia')
})

test('leaving with unsaved changes asks first', async () => {
  const { router, profile } = await openProfile()
  const away = () => user.click(screen.getAllByRole('link', { name: /^Messages/ })[0] ?? document.body)
  await rename(profile, 'Somebody')
  await away()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/dashboard/settings')
  expect(profile.getByLabelText<HTMLInputElement>('Full name').value).toBe('Somebody')
  await away()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Messages', level: 1 })
})
