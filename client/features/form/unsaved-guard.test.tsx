import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const path = '/dashboard/vendor/company'
const location = () => screen.findByLabelText<HTMLInputElement>('Location')

test('unsaved changes: they survive a reload, and are gone after “Leave”', async () => {
  await signedInAs('vendor')
  await visit(path)
  const { value: saved } = await location()
  await user.type(await location(), ', Ireland')
  cleanup()
  const router = await visit(path)
  expect((await location()).value).toBe(`${saved}, Ireland`)
  await act(() => router.navigate('/about'))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'About Marque' })
  await act(() => router.navigate(path))
  expect((await location()).value).toBe(saved)
})
