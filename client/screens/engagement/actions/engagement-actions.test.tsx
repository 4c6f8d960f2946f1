import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { meanwhileAs, signedInAs } from '../../../testing/api'
import { advanceElsewhere, buyListing } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { inProgress, main, path, user } from '../engagement.testing'

const press = async (name: string) => user.click(await main().findByRole('button', { name }))
const form = (name: string) => within(main().getByRole('form', { name }))

test('the form of an action opens in place, tells what is missing, is sent, and the focus moves to the heading', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await visit(path(id))
  await press('Send requirements')
  await user.click(form('Send requirements').getByRole('button', { name: 'Send requirements' }))
  expect(form('Send requirements').getByRole('alert').textContent).toBe('Requirements is required')
  await user.type(form('Send requirements').getByLabelText('Requirements'), 'No gradients.')
  await user.click(form('Send requirements').getByRole('button', { name: 'Send requirements' }))
  expect(await main().findByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy()
  expect(main().getByText('Done: Send requirements.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('What you can do now')
  expect(main().getAllByText('No gradients.').length).toBeGreaterThan(0)
})

test('an action that comes too late tells what happened meanwhile and keeps what was typed', async () => {
  const id = await inProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  await press('Cancel work')
  await user.type(form('Cancel work').getByLabelText('Reason'), 'I am ill.')
  await meanwhileAs('customer', () => advanceElsewhere(id, 2, { openDispute: { reason: 'Silence.' } }))
  await user.click(form('Cancel work').getByRole('button', { name: 'Cancel work' }))
  expect(await main().findByText(/^Dispute opened by/, { selector: 'li' })).toBeTruthy()
  expect(main().getByLabelText<HTMLTextAreaElement>('What you had typed').value).toBe('I am ill.')
  expect(main().queryByRole('form', { name: 'Cancel work' })).toBeNull()
})

test('a seller delivers with a message and links', async () => {
  const id = await inProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  await press('Deliver')
  await user.type(form('Deliver').getByLabelText('Message'), 'Three directions.')
  await user.type(form('Deliver').getByLabelText('Links, optional'), 'https://vidal.example/three')
  await user.click(form('Deliver').getByRole('button', { name: 'Deliver' }))
  expect(await main().findByRole('heading', { level: 2, name: 'Delivered' })).toBeTruthy()
})

test('the buyer accepts a delivery by a form without fields', async () => {
  const id = await inProgress()
  const deliver = { message: 'Three directions.', links: ['https://vidal.example/three'] }
  await meanwhileAs('freelancer', () => advanceElsewhere(id, 2, { deliver }))
  await visit(path(id))
  const [link] = await main().findAllByRole('link', { name: 'vidal.example/three' })
  expect(link?.getAttribute('href')).toBe('https://vidal.example/three')
  await user.click(form('Accept delivery').getByRole('button', { name: 'Accept delivery' }))
  expect(await main().findByText('All done. You can still write a review.')).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'Completed' })).toBeTruthy()
})
