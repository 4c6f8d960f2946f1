import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { AskCredentialCheckDocument, CredentialsDocument } from './credentials.generated'

const user = userEvent.setup()

test('credentials: a seller sees the registrations with their states, and withdraws one', async () => {
  await signedInAs('broker')
  await visit('/dashboard/credentials')
  const row = (await main().findByText('California bar number 287431')).closest('li')
  expect(row?.textContent).toMatch(/Checked.*Checked on .* valid until/)
  await user.click(main().getByRole('button', { name: 'Withdraw: United States patent agent number 71204' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await main().findByText('Withdrawn')).toBeTruthy()
})

test('credentials: the form shows the problem of a field, and sends what was written', async () => {
  await signedInAs('vendor')
  mockEmpty(CredentialsDocument)
  mockOperation(AskCredentialCheckDocument, {
    askCredentialCheck: { __typename: 'InvalidInput', field: 'files', message: 'Add 1 to 10 files.' },
  })
  await visit('/dashboard/credentials')
  expect(await main().findByText(/^None yet/)).toBeTruthy()
  await user.selectOptions(main().getByLabelText('Profession or company'), 'Notary')
  await user.type(main().getByLabelText('Register'), 'Spain')
  await user.type(main().getByLabelText('Number'), '98116')
  await user.click(main().getByRole('button', { name: 'Ask for a check' }))
  expect(await main().findByText('Add 1 to 10 files.')).toBeTruthy()
  expect(requestsOf(AskCredentialCheckDocument)).toEqual([
    { input: { kind: 'NOTARY', jurisdiction: 'Spain', number: '98116', files: [] } },
  ])
  cleanup()
  await visit('/dashboard/credentials')
  expect((await main().findByLabelText<HTMLInputElement>('Number')).value).toBe('98116')
})

test('credentials: a form that was sent is empty again', async () => {
  await signedInAs('vendor')
  mockOperation(AskCredentialCheckDocument, { askCredentialCheck: { __typename: 'CredentialAsked' } })
  await visit('/dashboard/credentials')
  const number = await main().findByLabelText<HTMLInputElement>('Number')
  await user.type(main().getByLabelText('Register'), 'Spain')
  await user.type(number, '98116')
  await user.click(main().getByRole('button', { name: 'Ask for a check' }))
  expect(await main().findByText(/^Sent\./)).toBeTruthy()
  await waitFor(() => expect(number.value).toBe(''))
})
