import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../../../testing/api'
import { main, visit } from '../../../../testing/render-screen'
import { openForm, path, user } from '../../engagement.testing'
import { AdvanceEngagementDocument } from '../advance-engagement.generated'

const form = () => within(main().getByRole('form', { name: 'Revise offer' }))
const fill = async (number: number, title: string, price: string, days: string) => {
  await user.type(form().getByLabelText(`Milestone ${number}`), title)
  await user.type(form().getByLabelText(`Price of milestone ${number}`), price)
  await user.type(form().getByLabelText(`Days of milestone ${number}`), days)
}
const open = async () => {
  await signedInAs('freelancer')
  await visit(path('MQ-2G3VN'))
  const offer = await openForm('Revise offer')
  await user.type(offer.getByRole('textbox', { name: 'Days' }), '30')
  await user.click(await offer.findByRole('button', { name: 'Split into milestones' }))
}
const send = () => user.click(form().getByRole('button', { name: 'Revise offer' }))

test('milestones of an offer: they replace price and days, which stay as typed, are added and removed, and their sums are shown', async () => {
  await open()
  for (const name of ['Price', 'Days']) expect(form().queryByRole('textbox', { name })).toBeNull()
  await fill(1, 'Packaging', '600', '9')
  await fill(2, 'Data sheet', '1,100.50', '12')
  expect(form().getByText('$1,700.50 and 21 days')).toBeTruthy()
  expect(await form().findByText('You will earn $1,530.45')).toBeTruthy()
  expect(form().queryByRole('button', { name: /^Remove/ })).toBeNull()
  await user.click(form().getByRole('button', { name: 'Add a milestone' }))
  // The second click of a double click hits the next row, which has moved up.
  fireEvent.click(form().getByRole('button', { name: 'Remove milestone 2' }), { detail: 2 })
  await user.click(form().getByRole('button', { name: 'Remove milestone 1' }))
  expect(form().getByLabelText<HTMLInputElement>('Milestone 1').value).toBe('Data sheet')
  await user.click(form().getByRole('button', { name: 'Use one price instead' }))
  expect(form().getByRole<HTMLInputElement>('textbox', { name: 'Days' }).value).toBe('30')
})

test('milestones of an offer: a missing title is named and focused, and what is sent has no price and no days of its own', async () => {
  await open()
  await fill(1, 'Packaging', '600', '9')
  await user.type(form().getByLabelText('Message'), 'In two parts.')
  await send()
  expect((await form().findAllByText('Milestone 2 needs a title')).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(form().getByLabelText('Milestone 2'))
  await fill(2, 'Data sheet', '900', '12')
  await send()
  expect(await main().findByText('Your offer of $1,500.00 is with Clara.')).toBeTruthy()
  const milestones = [
    { title: 'Packaging', price: 600, days: 9 },
    { title: 'Data sheet', price: 900, days: 12 },
  ]
  expect(requestsOf(AdvanceEngagementDocument).at(-1)?.input.transition).toEqual({
    sendOffer: { milestones, message: 'In two parts.', files: [] },
  })
  const panel = within(await main().findByRole('region', { name: 'Milestones' }))
  expect(await panel.findByText('The first is paid on acceptance, each of the others when it is funded.')).toBeTruthy()
  expect(panel.getAllByRole('listitem')[1]?.textContent).toBe('2Data sheet12 days$900.00')
})
