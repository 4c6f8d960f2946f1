import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AdvanceApplicationDocument } from '../../features/application/advance-application.generated'
import { EditableApplicationDocument } from '../../features/application/editable-application.generated'
import { mockError, mockOperation, mockPending, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ApplicationsDocument } from './applications.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const message = () => main().getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

test('edit an offer: a refetch that fails, after an action on another offer, keeps what was typed', async () => {
  await signedInAs('freelancer')
  const edited = { id: 'app-1', job: { title: 'A valve' }, editable: true, availableTransitions: [] }
  const transition = { name: 'WITHDRAW', label: 'Withdraw' } as const
  const other = { id: 'app-2', editable: false, availableTransitions: [transition] }
  mockOperation(ApplicationsDocument, { viewer: { id: 'usr-tomas-vidal', applications: { nodes: [edited, other] } } })
  mockOperation(EditableApplicationDocument, {
    application: { id: 'app-1', note: 'Eight sheets.', job: { kind: 'BRIEF' } },
  })
  const advanced = { __typename: 'ApplicationAdvanced', application: { id: 'app-2', engagement: null } } as const
  mockOperation(AdvanceApplicationDocument, { advanceApplication: advanced })
  await visit('/dashboard/applications')
  await user.click(await main().findByRole('button', { name: 'Edit: A valve' }))
  await main().findByRole('form', { name: 'Edit the offer' })
  const field = message()
  await user.type(field, ' PDF.')
  mockError(EditableApplicationDocument)
  const answer = mockPending(EditableApplicationDocument)
  await user.click(main().getByRole('button', { name: /^Withdraw/ }))
  await user.click(within(main().getByRole('form', { name: 'Withdraw' })).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(requestsOf(EditableApplicationDocument)).toHaveLength(2))
  // The failure comes last: a later change of the cache would replace it.
  await waitFor(() => expect(requestsOf(ApplicationsDocument)).toHaveLength(2))
  await user.type(field, ' Two')
  answer()
  await user.type(field, '.')
  expect(message()).toBe(field)
  expect(field.value).toMatch(/ PDF\. Two\.$/)
})
