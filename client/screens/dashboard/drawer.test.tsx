import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()

beforeEach(() => signedInAs('broker'))

test('drawer: its button, a click outside and a chosen link close it', async () => {
  const router = await visit('/dashboard/messages')
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
  const open = () => user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(drawer()).toBeNull()
  await open()
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(drawer()).toBeNull()
  await open()
  fireEvent.click(assertFound(drawer()))
  expect(drawer()).toBeNull()
  await open()
  await act(() => user.click(within(assertFound(drawer())).getByRole('link', { name: 'Clients' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/broker/clients'))
  await waitFor(() => expect(drawer()).toBeNull())
})

test('drawer: a screen that becomes wide closes it', async () => {
  const widths = new EventTarget()
  const query = window.matchMedia('(min-width: 62.01rem)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(query, { addEventListener: widths.addEventListener.bind(widths) }),
  )
  await visit('/dashboard/messages')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  widths.dispatchEvent(new Event('change'))
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})
