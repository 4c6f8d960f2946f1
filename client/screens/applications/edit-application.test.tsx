import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  EditApplicationDocument,
  EditableApplicationDocument,
} from '../../features/application/editable-application.generated'
import { mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const title = 'Drawings for a Patent on a Valve'
const open = async () => {
  await visit('/dashboard/applications')
  await user.click(await main().findByRole('button', { name: `Edit: ${title}` }))
  return within(await main().findByRole('form', { name: 'Edit the offer' }))
}

test('edit an offer: its new price is shown, and when it was changed', async () => {
  await signedInAs('freelancer')
  const form = await open()
  const price = form.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  expect(price.value).toBe('480.00')
  await user.clear(price)
  await user.type(price, '520')
  await user.click(form.getByRole('button', { name: 'Save the changes' }))
  expect((await main().findByText('$520.00')).parentElement?.textContent).toBe('$520.00, done in 6 days')
  expect(main().getByText(/^Offer to /).textContent).toMatch(/changed today\.$/)
  await waitFor(() => expect(main().queryByRole('form', { name: 'Edit the offer' })).toBeNull())
  expect(document.activeElement).toBe(main().getByRole('button', { name: `Edit: ${title}` }))
  expect(main().getByText('Saved.', { selector: '[role=status]' })).toBeTruthy()
})

test('edit an offer: a refusal keeps what was typed', async () => {
  await signedInAs('freelancer')
  const form = await open()
  await user.type(form.getByRole('textbox', { name: 'Message' }), ' And a PDF.')
  const message = 'The offer was changed in the meantime.'
  mockOperation(EditApplicationDocument, {
    editApplication: { __typename: 'ApplicationRefused', message, application: { editable: true } },
  })
  await user.click(form.getByRole('button', { name: 'Save the changes' }))
  expect((await form.findByRole('alert')).textContent).toBe(message)
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toMatch(/And a PDF\.$/)
})

test('edit an offer: files that are kept are sent again, and removed ones are not', async () => {
  await signedInAs('freelancer')
  const files = ['CV.pdf', 'Plan.pdf'].map((name) => ({ id: `fil-${name}`, name, size: 3 }))
  mockOperation(EditableApplicationDocument, {
    application: { version: 4, note: 'Eight sheets.', link: null, price: 480, days: 6, files, job: { kind: 'BRIEF' } },
  })
  const form = await open()
  await user.click(await form.findByRole('button', { name: 'Remove Plan.pdf' }))
  mockOperation(EditApplicationDocument, { editApplication: { __typename: 'ApplicationNotFound' } })
  await user.click(form.getByRole('button', { name: 'Save the changes' }))
  await form.findByRole('alert')
  expect(requestsOf(EditApplicationDocument)[0]?.input).toMatchObject({ version: 4, files: ['fil-CV.pdf'] })
})
