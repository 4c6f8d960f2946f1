import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { mockEmpty, mockError, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { NotificationsDocument } from './notifications.generated'

const user = userEvent.setup()
const header = () => within(screen.getByRole('banner'))
const bell = (name: RegExp | string = /^Notifications/) => header().findByRole('button', { name })

beforeEach(() => signedInAs('customer'))

test('notifications: the header counts unread ones, and the bell opens the list', async () => {
  const router = await visit('/about')
  expect(await header().findByRole('link', { name: /^Messages ?\d+ unread$/ })).toBeTruthy()
  await user.click(await bell(/^Notifications ?\d+ unread$/))
  const unread = header().getAllByRole('link', { name: /, unread/ })
  await user.click(assertFound(unread[0]))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard/))
})

test('notifications: all can be marked as read at once', async () => {
  await signedInAs('vendor')
  await visit('/about')
  await user.click(await bell(/unread$/))
  await user.click(header().getByRole('button', { name: 'Mark all as read' }))
  expect(await bell('Notifications')).toBeTruthy()
  expect(header().queryByRole('link', { name: /, unread/ })).toBeNull()
})

test('notifications: an empty list says so', async () => {
  mockEmpty(NotificationsDocument, { viewer: {} })
  await visit('/about')
  await user.click(await bell())
  expect(await header().findByText(/^No notifications yet/)).toBeTruthy()
})

test('notifications: a failure to load says so', async () => {
  mockError(NotificationsDocument)
  await visit('/about')
  await user.click(await bell())
  expect((await header().findByRole('alert')).textContent).toMatch(/^Your notifications could not be loaded/)
})
