import { fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { EditListingDocument } from '../autosave/edit-listing.generated'

const user = userEvent.setup()
const group = async (name: string) => within(await main().findByRole('group', { name }))
const press = async (list: string, button: string) =>
  user.click((await group(list)).getByRole('button', { name: button }))
const write = async (list: string, entry: string, label: string, text: string) => {
  const fields = within((await group(list)).getByRole('group', { name: entry }))
  await user.click(fields.getByLabelText(label))
  await user.paste(text)
}
const focused = () => document.activeElement?.textContent
const lastInput = () => requestsOf(EditListingDocument).at(-1)?.input

const openService = async (id: string) => {
  await signedInAs('freelancer')
  await visit(`/dashboard/freelancer/services/${id}`)
  await group('Questions to the buyer')
}

test('service content: questions, FAQ and included lines are saved as they are typed, and previewed', async () => {
  await openService('srv-1501')
  await press('Questions to the buyer', 'Add a question')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await write('Questions to the buyer', 'Question 1', 'Question', 'Which office?')
  expect((await group('Question 1')).getByText('13 of 300')).toBeTruthy()
  await user.selectOptions((await group('Question 1')).getByLabelText('The buyer answers by'), 'One of several answers')
  await write('Questions to the buyer', 'Question 1', 'Answers to choose from', 'EUIPO\nUSPTO\n')
  expect((await group('Question 1')).getByText(/2 of 10$/)).toBeTruthy()
  await press('Frequently asked questions', 'Add an answered question')
  await write('Frequently asked questions', 'Answered question 1', 'Question', 'How long?')
  await write('Frequently asked questions', 'Answered question 1', 'Your answer', 'Ten days.')
  await press('What else is included', 'Add a line')
  await write('What else is included', 'Line 1', 'What the buyer gets', 'A sheet of sketches')
  await waitFor(
    () =>
      expect(lastInput()).toMatchObject({
        questions: [{ text: 'Which office?', kind: 'CHOICE', required: true, choices: ['EUIPO', 'USPTO'] }],
        faq: [{ question: 'How long?', answer: 'Ten days.' }],
        included: ['A sheet of sketches'],
      }),
    { timeout: 3_000 },
  )
  expect(main().getByText('A sheet of sketches', { selector: 'li span' })).toBeTruthy()
  expect(main().getByText('The seller will ask you 1 question after the purchase.')).toBeTruthy()
  expect(main().getByText('How long?', { selector: 'summary *' })).toBeTruthy()
})

test('service content: entries are moved and removed by the keyboard, and the focus stays with them', async () => {
  await openService('srv-1502')
  for (const text of ['First', 'Second', 'Third']) {
    await press('What else is included', 'Add a line')
    await user.paste(text)
  }
  const lines = async () =>
    (await group('What else is included')).getAllByRole('textbox').map((line) => line.textContent)
  await press('What else is included', 'Later line 1')
  expect(await lines()).toEqual(['Second', 'First', 'Third'])
  expect(focused()).toBe('Later line 2')
  await user.keyboard('{Enter}')
  expect(await lines()).toEqual(['Second', 'Third', 'First'])
  // At the end of the list only the other direction is left.
  expect(focused()).toBe('Earlier line 3')
  await press('What else is included', 'Remove line 3')
  // The second click of a double click.
  fireEvent.click(await main().findByRole('button', { name: 'Remove line 2' }), { detail: 2 })
  expect(focused()).toBe('Remove line 2')
  for (const _ of [1, 2]) await user.keyboard('{Enter}')
  expect(focused()).toBe('Add a line')
})

test('service content: publishing an unfinished question says so beside its field, and a list takes ten', async () => {
  await openService('srv-1504')
  await press('Questions to the buyer', 'Add a question')
  await user.click(await main().findByRole('button', { name: 'Publish changes' }))
  const question = await group('Question 1')
  expect((await question.findByRole('alert')).textContent).toBe('Write the question, or remove it')
  expect(document.activeElement).toBe(question.getByLabelText('Question'))
  for (let count = 1; count < 10; count += 1) await press('Questions to the buyer', 'Add a question')
  expect((await group('Questions to the buyer')).getByText('10 of 10')).toBeTruthy()
  expect((await group('Questions to the buyer')).queryByRole('button', { name: 'Add a question' })).toBeNull()
})
