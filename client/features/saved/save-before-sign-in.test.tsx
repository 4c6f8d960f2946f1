import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const path = '/service/srv-1701'
const name = 'Save Founders’ Agreement Review'
const button = () => screen.findByLabelText(name)

const pressSignedOut = async () => {
  const router = await visit(path)
  expect((await button()).getAttribute('aria-pressed')).toBe('false')
  await user.click(await button())
  await screen.findByLabelText('Password')
  expect(router.state.location.pathname).toBe('/login')
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
  return router
}

test('pending save: signing in as a customer saves the listing and notifies', async () => {
  const router = await pressSignedOut()
  await act(() => signedInAs('customer'))
  expect(await screen.findByText('Saved: Founders’ Agreement Review')).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
  await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('link', { name: 'Saved items' }).getAttribute('href')).toBe('/dashboard/customer/saved')
})

test('pending save: signing in as a vendor saves the listing, too', async () => {
  await pressSignedOut()
  await act(() => signedInAs('vendor'))
  expect(await screen.findByText('Saved: Founders’ Agreement Review')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Saved items' }).getAttribute('href')).toBe('/dashboard/saved')
})

test('pending save: signing in as an admin says why the listing is not saved', async () => {
  await pressSignedOut()
  await act(() => signedInAs('admin'))
  expect(await screen.findByText('This is an admin account, which can’t save.')).toBeTruthy()
  expect(screen.queryByLabelText(name)).toBeNull()
})

test('pending save: coming back without signing in cancels it', async () => {
  const router = await pressSignedOut()
  await act(() => router.navigate(-1))
  await button()
  await waitFor(() => expect(sessionStorage.getItem('save')).toBeNull())
})
