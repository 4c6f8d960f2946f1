import { act, cleanup, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main } from '../../testing/render-screen'
import { openJob, user } from './own-jobs.testing'

const press = async (action: string) => {
  const [button] = await main().findAllByRole('button', { name: new RegExp(`^${action}:`) })
  await user.click(assertFound(button))
}
const form = (action: string) => within(main().getByRole('form', { name: action }))
const message = (action: string) =>
  form(action).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message, optional' })

test('applicants: a message survives another choice and a session that ends, until it is sent', async () => {
  await signedInAs('broker')
  await openJob()
  await press('Shortlist')
  await user.type(message('Shortlist'), 'We have filled it.')
  await press('Decline')
  expect(message('Decline').value).toBe('We have filled it.')
  act(() => sessionStore.end())
  cleanup()
  await signedInAs('broker')
  await openJob()
  await press('Decline')
  expect(message('Decline').value).toBe('We have filled it.')
  await user.click(form('Decline').getByRole('button', { name: 'Decline' }))
  expect(await main().findByText('We have filled it.', { selector: 'li p' })).toBeTruthy()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('answer-application:'))).toEqual([])
})
