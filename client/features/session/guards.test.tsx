import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs, startSession } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { storeUser } from './stored-user'

test('session guard: a form that is open is emptied when another account signs in in another tab', async () => {
  const user = userEvent.setup()
  await signedInAs('vendor')
  await visit('/request-quote?service=srv-1501')
  await user.type(await screen.findByLabelText('Message'), 'Meant for the account of the vendor.')
  const { id, name, email, avatar, createdAt } = await startSession('customer')
  await act(async () => {
    storeUser(() => localStorage, { id, name, email, avatar, createdAt, role: 'customer' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'user:customer' }))
  })
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('')
})
