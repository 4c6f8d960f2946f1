import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { api, changeSampleData, requestsOf } from '../../../../testing/api'
import { buyListing } from '../../../../testing/purchase'
import { main, visit } from '../../../../testing/render-screen'
import { openForm, path, user } from '../../engagement.testing'
import { AdvanceEngagementDocument } from '../advance-engagement.generated'
import { answerRequired, form, openRequirements, problem, send, textAnswer } from './questions.testing'

const sentAnswers = () =>
  requestsOf(AdvanceEngagementDocument).at(-1)?.input.transition.submitRequirements?.answers ?? []

test('questions: a required one that is left out is named and focused; all answers are sent and shown', async () => {
  await openRequirements()
  await send()
  expect(form().getByRole('alert').textContent).toBe('Your answer: please fill this in')
  expect(document.activeElement).toBe(textAnswer(problem))
  await answerRequired()
  await send()
  expect(await main().findByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy()
  expect((await main().findAllByText('Frost.')).length).toBeGreaterThan(0)
  expect(main().getByText('3 answers')).toBeTruthy()
  expect(sentAnswers()).toEqual([
    { questionId: 'q1', text: 'Frost.' },
    { questionId: 'q2', choice: 'Nobody' },
    { questionId: 'q3', text: 'Ada, in Spain.' },
  ])
})

test('questions: uploaded files are sent as the answer to their question', async () => {
  api.use(
    http.post('*/files', () => HttpResponse.json({ id: 'fil-none', name: 'Sketch.pdf', size: 3 }, { status: 201 })),
  )
  await openRequirements()
  await answerRequired()
  const input = await form().findByLabelText(/^Sketches/, { selector: 'input' })
  await user.upload(input, new File(['abc'], 'Sketch.pdf'))
  await form().findByRole('button', { name: 'Remove Sketch.pdf' })
  await send()
  // The server does not know the file.
  expect((await form().findByRole('alert')).textContent).toMatch(/^Upload the files again/)
  expect(sentAnswers()).toContainEqual({ questionId: 'q4', fileIds: ['fil-none'] })
})

test('questions: required files that are left out are asked for', async () => {
  const { id } = await buyListing('srv-1501', 699)
  const questions = JSON.stringify([{ id: 'q1', text: 'Your sketches', kind: 'FILE', required: true, choices: [] }])
  await changeSampleData((db) => db.updateTable('engagement').set({ questions }).where('id', '=', id).execute())
  await visit(path(id))
  const requirements = await openForm('Send requirements')
  await user.type(requirements.getByLabelText('Requirements'), 'All of it.')
  await requirements.findByLabelText('Your sketches', { selector: 'input' })
  await send()
  expect((await form().findByRole('alert')).textContent).toBe('Please add a file')
})
