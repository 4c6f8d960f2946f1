import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SaveSearchDocument } from './save-search.generated'

const path = '/search?q=patent&days=14'
const button = () => screen.findByRole('button', { name: 'Save this search' })

const pressSignedOut = async () => {
  const router = await visit(path)
  await userEvent.click(await button())
  await screen.findByLabelText('Password')
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
  return router
}

test('pending save of a search: signing in comes back to the search, saves it and says so', async () => {
  const router = await pressSignedOut()
  await act(() => signedInAs('customer'))
  expect(await screen.findByText(/^Saved\. We notify you/)).toBeTruthy()
  expect(router.state.location.pathname + router.state.location.search).toBe(path)
  expect(requestsOf(SaveSearchDocument)).toMatchObject([{ input: { text: 'patent', maxDeliveryDays: 14 } }])
})

test('pending save of a search: signing in as an admin says why it is not saved', async () => {
  await pressSignedOut()
  await act(() => signedInAs('admin'))
  expect(await screen.findByText('This is an admin account, which can’t save.')).toBeTruthy()
})

test('pending save of a search: coming back without signing in cancels it', async () => {
  const router = await pressSignedOut()
  await act(() => router.navigate(-1))
  await button()
  await waitFor(() => expect(sessionStorage.getItem('save')).toBeNull())
  await act(() => signedInAs('vendor'))
  await button()
  expect(requestsOf(SaveSearchDocument)).toEqual([])
})
