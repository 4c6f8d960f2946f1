import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { meanwhileAs, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { bought, stepElsewhere } from '../../testing/trade'
import { atWork, main, path, user } from './workroom.testing'

const press = async (name: string) => user.click(await main().findByRole('button', { name }))
const form = (name: string) => within(main().getByRole('form', { name }))

test('a form opens in place, says what it lacks, takes the step, and reading goes on', async () => {
  const { id } = await bought('srv-1501', 699)
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

test('a step that comes too late says what happened meanwhile and keeps what was typed', async () => {
  const id = await atWork()
  await signedInAs('freelancer')
  await visit(path(id))
  await press('Cancel work')
  await user.type(form('Cancel work').getByLabelText('Reason'), 'I am ill.')
  await meanwhileAs('customer', () => stepElsewhere(id, 2, { openDispute: { reason: 'Silence.' } }))
  await user.click(form('Cancel work').getByRole('button', { name: 'Cancel work' }))
  expect(await main().findByText(/^Dispute opened by/, { selector: 'li' })).toBeTruthy()
  expect(main().getByLabelText<HTMLTextAreaElement>('What you had typed').value).toBe('I am ill.')
  expect(main().queryByRole('form', { name: 'Cancel work' })).toBeNull()
})

test('a seller delivers with links, of which all can be read', async () => {
  const id = await atWork()
  await signedInAs('freelancer')
  await visit(path(id))
  await press('Deliver')
  await user.type(form('Deliver').getByLabelText('Message'), 'Three directions.')
  await user.type(form('Deliver').getByLabelText('Links, optional'), 'https://vidal.example/three')
  await user.click(form('Deliver').getByRole('button', { name: 'Deliver' }))
  expect(await main().findByRole('heading', { level: 2, name: 'Delivered' })).toBeTruthy()
})

test('the buyer takes a delivery by a form that asks for nothing', async () => {
  const id = await atWork()
  const deliver = { message: 'Three directions.', links: ['https://vidal.example/three'] }
  await meanwhileAs('freelancer', () => stepElsewhere(id, 2, { deliver }))
  await visit(path(id))
  const [link] = await main().findAllByRole('link', { name: 'vidal.example/three' })
  expect(link?.getAttribute('href')).toBe('https://vidal.example/three')
  await user.click(form('Accept delivery').getByRole('button', { name: 'Accept delivery' }))
  expect(await main().findByText('All is done, but for your review.')).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'Completed' })).toBeTruthy()
})
