import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AdvanceApplicationDocument } from '../../features/application/advance-application.generated'
import { EditableApplicationDocument } from '../../features/application/editable-application.generated'
import { mockOperation, requestedOperations, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { ApplicationsDocument } from './applications.generated'

const user = userEvent.setup()

test('applications: withdrawing one refetches nothing, and keeps what was typed in the form of another one', async () => {
  await signedInAs('freelancer')
  const edited = { id: 'app-1', job: { title: 'A valve' }, editable: true, availableTransitions: [] }
  const transition = { name: 'WITHDRAW', label: 'Withdraw' } as const
  const other = { id: 'app-2', job: { title: 'A seal' }, editable: true, availableTransitions: [transition] }
  mockOperation(ApplicationsDocument, { viewer: { id: 'usr-tomas-vidal', applications: { nodes: [edited, other] } } })
  mockOperation(EditableApplicationDocument, {
    application: { id: 'app-1', note: 'Eight sheets.', job: { kind: 'BRIEF' } },
  })
  const withdrawn = { id: 'app-2', engagement: null, editable: false, availableTransitions: [] }
  mockOperation(AdvanceApplicationDocument, {
    advanceApplication: { __typename: 'ApplicationAdvanced', application: withdrawn },
  })
  await visit('/dashboard/applications')
  await user.click(await main().findByRole('button', { name: 'Edit: A valve' }))
  await main().findByRole('form', { name: 'Edit the offer' })
  const field = main().getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await user.type(field, ' PDF.')
  const before = requestedOperations().length
  await user.click(main().getByRole('button', { name: /^Withdraw/ }))
  await user.click(within(main().getByRole('form', { name: 'Withdraw' })).getByRole('button', { name: 'Withdraw' }))
  await screen.findByRole('button', { name: 'Edit: A valve' })
  expect(main().queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  expect(main().queryByRole('button', { name: 'Edit: A seal' })).toBeNull()
  expect(requestedOperations().slice(before)).toEqual(['AdvanceApplication'])
  expect(field.value).toBe('Eight sheets. PDF.')
})
