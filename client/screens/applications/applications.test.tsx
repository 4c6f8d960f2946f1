import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { AdvanceApplicationDocument } from '../../features/application/advance-application.generated'
import { sessionStore } from '../../features/session/session-store'
import { mockEmpty, mockOperation, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main, visit } from '../../testing/render-screen'
import { ApplicationsDocument } from './applications.generated'

const user = userEvent.setup()
const withdraw = async () => {
  const [button] = await main().findAllByRole('button', { name: /^Withdraw:/ })
  await user.click(assertFound(button))
  return within(main().getByRole('form', { name: 'Withdraw' }))
}
const viewerId = () => sessionStore.read().user?.id ?? ''

beforeEach(() => signedInAs('freelancer'))

test('applications: lists them, and one can be withdrawn', async () => {
  await visit('/dashboard/applications')
  const form = await withdraw()
  const before = main().getAllByRole('button', { name: /^Withdraw:/ }).length
  await user.click(form.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(main().queryAllByRole('button', { name: /^Withdraw:/ })).toHaveLength(before - 1))
  expect(main().getAllByText('Withdrawn').length).toBeGreaterThan(0)
})

test('applications: a refused withdrawal shows the reason and the actions of the new state', async () => {
  const application = {
    id: 'app-1',
    version: 1,
    availableTransitions: [{ name: 'WITHDRAW', label: 'Withdraw' }],
  } as const
  mockOperation(ApplicationsDocument, {
    viewer: { id: viewerId(), applications: { nodes: [application], totalCount: 1 } },
  })
  await visit('/dashboard/applications')
  const message = 'It is now “Hired”.'
  const hired = { id: 'app-1', version: 2, availableTransitions: [] }
  mockOperation(AdvanceApplicationDocument, {
    advanceApplication: { __typename: 'ApplicationRefused', message, application: hired },
  })
  await user.click((await withdraw()).getByRole('button', { name: 'Withdraw' }))
  expect((await main().findByRole('alert')).textContent).toBe(message)
  await waitFor(() => expect(main().queryByRole('button', { name: /^Withdraw/ })).toBeNull())
})

test('applications: says so if there are none', async () => {
  mockEmpty(ApplicationsDocument, { viewer: { id: viewerId() } })
  await visit('/dashboard/applications')
  expect(await main().findByRole('heading', { name: 'No applications yet' })).toBeTruthy()
})
