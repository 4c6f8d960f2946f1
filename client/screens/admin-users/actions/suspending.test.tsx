import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { mockError, requestsOf, signedInAs } from '../../../testing/api'
import { main } from '../../../testing/render-screen'
import { AdminUsersDocument } from '../admin-users.generated'
import { button, form, open, reason, trail } from '../admin-users.testing'
import { SuspendUserDocument } from './user-actions.generated'

const user = userEvent.setup()

beforeEach(() => signedInAs('admin'))

test('admin users: suspending and reinstating update the list, the counts and the audit trail', async () => {
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  expect(document.activeElement).toBe(reason('Suspend Yara Benali'))
  expect(await main().findByText(/^No session is open\. .*(stay open|Nothing is open)/)).toBeTruthy()
  await user.click(form('Suspend Yara Benali').getByRole('button', { name: 'Suspend' }))
  expect((await main().findByRole('alert')).textContent).toBe('Please give a reason.')
  await user.type(reason('Suspend Yara Benali'), 'Sold one template twice')
  const send = form('Suspend Yara Benali').getByRole('button', { name: 'Suspend' })
  expect(send.className).toContain('danger')
  await act(async () => {
    send.click()
    send.click()
  })
  expect(await main().findByText('Yara Benali is suspended.')).toBeTruthy()
  expect(main().queryByRole('form', { name: /Yara/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Reinstate Yara Benali')))
  expect(await main().findByText('48 accounts, 1 suspended.')).toBeTruthy()
  expect(await trail().findByText('Sold one template twice')).toBeTruthy()
  // The other entries are what the admin has read meanwhile.
  expect(trail().queryAllByText(/^(Suspended|Reinstated) /)).toHaveLength(1)

  await user.click(button('Reinstate Yara Benali'))
  await user.type(reason('Reinstate Yara Benali'), 'Cleared up{Enter}')
  expect(await main().findByText('Yara Benali is reinstated.')).toBeTruthy()
  expect(await trail().findByText('Reinstated Yara Benali')).toBeTruthy()
})

test('admin users: a failed action shows the problem and keeps the input', async () => {
  mockError(SuspendUserDocument)
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  await user.type(reason('Suspend Yara Benali'), 'Spam{Enter}')
  expect((await main().findByRole('alert')).textContent).toMatch(/^Something went wrong/)
  expect(reason('Suspend Yara Benali')).toHaveProperty('value', 'Spam')
})

test('admin users: a list that can’t be fetched again after an action stays', async () => {
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  mockError(AdminUsersDocument)
  await user.type(reason('Suspend Yara Benali'), 'Spam{Enter}')
  expect(await main().findByText('Yara Benali is suspended.')).toBeTruthy()
  await waitFor(() => expect(requestsOf(AdminUsersDocument)).toHaveLength(2))
  await user.click(button('Reinstate Yara Benali'))
  expect(form('Reinstate Yara Benali')).toBeTruthy()
})
