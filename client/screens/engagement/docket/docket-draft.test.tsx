import { act, cleanup, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../../features/session/session-store'
import { signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'
import { docket, form } from './docket.testing'

const addDate = async () => user.click(await (await docket()).findByRole('button', { name: 'Add a date' }))

test('docket of an order: a date that was typed survives a session that ends, unless it is cancelled', async () => {
  const id = await engagementInProgress()
  await visit(path(id))
  await addDate()
  await user.selectOptions((await form()).getByLabelText('Kind'), 'Another date')
  await user.type((await form()).getByLabelText('Subject'), 'Board meeting')
  fireEvent.input((await form()).getByLabelText('Last day'), { target: { value: '2027-02-03' } })
  act(() => sessionStore.end())
  cleanup()
  await signedInAs('customer')
  await visit(path(id))
  await addDate()
  const value = async (label: string) => (await form()).getByLabelText<HTMLInputElement>(label).value
  expect([await value('Kind'), await value('Subject'), await value('Last day')]).toEqual([
    ...['OTHER', 'Board meeting', '2027-02-03'],
  ])
  await user.click((await docket()).getByRole('button', { name: 'Cancel' }))
  await addDate()
  expect(await value('Last day')).toBe('')
})
