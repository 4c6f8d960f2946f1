import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import type { Database } from '../../../database/connection'
import { newId } from '../../../lib/ids'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { addListings } from '../../../testing/database/add-listings'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import type { AnswerInput } from '../../../testing/generated/schema'
import { expectValue } from '../../../testing/result'
import { RequirementsFormDocument } from './requirements.test.generated'

const questions = [
  { text: 'What does it do?', kind: 'TEXT', required: true, choices: [] },
  { text: 'Which office?', kind: 'CHOICE', required: true, choices: ['EUIPO', 'USPTO'] },
  { text: 'Your sketches', kind: 'FILE', required: false, choices: [] },
] as const
const text = { questionId: 'q1', text: ' It measures.\r\nTwice. ' }
const choice = { questionId: 'q2', choice: 'EUIPO' }
const complete = [text, choice]

describe.each(databases)('requirements on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { advance, buy, requestQuote, tryAdvance } = engagementsWith(execute)
  afterAll(() => db.destroy())
  let buyer: Visitor
  let seller: Visitor
  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    const asks = { sellerId: 'usr-priya-raman', questions: JSON.stringify(questions) }
    await addListings(
      db,
      ['srv-asks', 'srv-changes', 'srv-quoted'].map((id) => ({ id, ...asks })),
    )
  })

  const read = async (id: string, visitor = buyer) =>
    expectValue((await execute(RequirementsFormDocument, { id }, visitor)).data.engagement)
  const questionsFor = async (id: string) => {
    const { availableTransitions } = await read(id)
    const fields = availableTransitions.find(({ name }) => name === 'SUBMIT_REQUIREMENTS')?.fields ?? []
    return fields.filter(({ questionId }) => questionId !== null)
  }
  const setQuestions = (id: string, list: readonly unknown[]) =>
    db
      .updateTable('listing')
      .set({ questions: JSON.stringify(list) })
      .where('id', '=', id)
      .execute()
  const submit = (id: string, answers: AnswerInput[] | null) =>
    tryAdvance(buyer, id, { submitRequirements: { message: 'All of it.', answers } })

  test('the form asks the questions of the day of sale, also after the seller has changed them', async () => {
    const { id } = await buy(buyer, 'srv-changes', 100)
    await setQuestions('srv-changes', [{ text: 'A later question', kind: 'TEXT', required: true, choices: [] }])
    const none = { maxLength: null, maxEntries: null, options: [] }
    expect(await questionsFor(id)).toEqual([
      {
        name: 'q1',
        questionId: 'q1',
        label: 'What does it do?',
        kind: 'TEXT',
        required: true,
        ...none,
        maxLength: 5_000,
      },
      {
        name: 'q2',
        questionId: 'q2',
        label: 'Which office?',
        kind: 'CHOICE',
        required: true,
        ...none,
        options: [{ label: 'EUIPO' }, { label: 'USPTO' }],
      },
      { name: 'q3', questionId: 'q3', label: 'Your sketches', kind: 'FILES', required: false, ...none, maxEntries: 10 },
    ])
  })

  test('an accepted offer asks the questions of the day of its acceptance', async () => {
    const { id } = await requestQuote(buyer, {
      profileId: 'usr-priya-raman',
      listingId: 'srv-quoted',
      message: 'Price?',
    })
    await advance(seller, id, { sendOffer: { price: 80, days: 5, message: 'Five days.' } })
    await setQuestions('srv-quoted', [{ text: 'A later question', kind: 'TEXT', required: true, choices: [] }])
    await advance(buyer, id, { acceptOffer: { payment: { token: card.pays } } })
    expect(await questionsFor(id)).toMatchObject([{ label: 'A later question' }])
  })

  test('without a required answer nothing begins; with all answers the due date does, and both sides read them', async () => {
    const { id } = await buy(buyer, 'srv-asks', 100)
    expect(await submit(id, null)).toMatchObject({
      __typename: 'InvalidInput',
      field: 'q1',
      message: 'Your answer: please fill this in',
    })
    expect(await submit(id, [text])).toMatchObject({ __typename: 'InvalidInput', field: 'q2' })
    expect(await read(id)).toMatchObject({ state: 'AWAITING_REQUIREMENTS', version: 1, dueAt: null })
    const fileId = await addFile(db, 'usr-clara-whitfield')
    await advance(buyer, id, {
      submitRequirements: { message: 'All of it.', answers: [{ questionId: 'q3', fileIds: [fileId] }, ...complete] },
    })
    for (const visitor of [buyer, seller]) {
      const { events, ...engagement } = await read(id, visitor)
      expect(engagement).toMatchObject({ state: 'IN_PROGRESS', dueAt: expect.any(String) })
      expect(events.at(-1)).toEqual({
        transition: 'SUBMIT_REQUIREMENTS',
        note: 'All of it.',
        answers: [
          { question: 'What does it do?', text: 'It measures.\nTwice.', files: [] },
          { question: 'Which office?', text: 'EUIPO', files: [] },
          { question: 'Your sketches', text: null, files: [{ id: fileId, name: 'Sketch.pdf' }] },
        ],
        files: [],
      })
    }
  })

  test('an optional question can be left out', async () => {
    const { id } = await buy(buyer, 'srv-asks', 100)
    const answers = [...complete, { questionId: 'q3', fileIds: [] }]
    await advance(buyer, id, { submitRequirements: { message: 'All of it.', answers } })
    expect((await read(id)).events.at(-1)?.answers).toHaveLength(2)
  })

  test.each([
    ['q1', [{ ...text, text: ' ' }, choice]],
    ['q1', [{ ...text, text: 'a'.repeat(5_001) }, choice]],
    ['q1', [{ questionId: 'q1', choice: 'EUIPO' }, choice]],
    ['q1', [text, text, choice]],
    ['q2', [text, { ...choice, choice: 'WIPO' }]],
    ['q2', [text, { ...choice, text: 'EUIPO' }]],
    ['q3', [...complete, { questionId: 'q3', fileIds: Array.from({ length: 11 }, (_, i) => `fil-${i}`) }]],
    ['files', [...complete, { questionId: 'q3', fileIds: ['fil-unknown'] }]],
    ['answers', [...complete, { questionId: 'q4', text: 'Unasked.' }]],
  ] satisfies [string, AnswerInput[]][])('an invalid answer to %s (%#) is refused', async (field, answers) => {
    const { id } = await buy(buyer, 'srv-asks', 100)
    expect(await submit(id, answers)).toMatchObject({ __typename: 'InvalidInput', field })
    expect((await read(id)).version).toBe(1)
  })
})

const addFile = async (db: Database, ownerId: string) => {
  const id = newId('fil')
  const file = {
    id,
    ownerId,
    eventId: null,
    messageId: null,
    position: 0,
    name: 'Sketch.pdf',
    size: 3,
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  await db.insertInto('attachment').values(file).execute()
  return id
}
