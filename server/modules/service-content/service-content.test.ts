import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { BuyerQuestionInput, EditListingInput } from '../../testing/generated/schema'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { OwnServiceContentDocument, PublicServiceContentDocument } from './service-content.test.generated'

const question: BuyerQuestionInput = {
  text: 'Which office?',
  kind: 'CHOICE',
  required: true,
  choices: ['EUIPO', 'USPTO'],
}
const content = {
  questions: [
    { ...question, text: '  Which   office? ', choices: [' EUIPO', 'USPTO', '', 'EUIPO'] },
    { text: 'Your sketches', kind: 'FILE', required: false, choices: ['ignored'] },
  ],
  faq: [{ question: 'How\nlong?', answer: 'A week.\r\n\r\nOr two. ' }],
  included: [' Two  directions '],
} satisfies Partial<EditListingInput>
const normalized = {
  questions: [question, { text: 'Your sketches', kind: 'FILE', required: false, choices: [] }],
  faq: [{ question: 'How long?', answer: 'A week.\n\nOr two.' }],
  included: ['Two directions'],
}
const none = { questions: [], faq: [], included: [] }
const questions = (change: Partial<BuyerQuestionInput>) => ({ questions: [question, { ...question, ...change }] })
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

describe.each(databases)('service content on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const visitor = await signedInAs(execute, 'FREELANCER')
  const freelancer = sellerOf(execute, visitor)
  afterAll(() => db.destroy())

  const newService = async (changes: Partial<EditListingInput> = {}) => {
    const { id, updatedAt } = await freelancer.create()
    return freelancer.edit({ ...completeDraft, id, updatedAt, ...changes })
  }
  const draftOf = async (id: string) => (await execute(OwnServiceContentDocument, { id }, visitor)).data.ownListing
  const publicOf = async (id: string) => (await execute(PublicServiceContentDocument, { id })).data.service

  test('questions, FAQ and included lines are a draft until they are published, and can be discarded', async () => {
    const { id, updatedAt } = await newService()
    await freelancer.publish(id)
    const edited = await freelancer.edit({ ...completeDraft, id, updatedAt, ...content })
    expect(await draftOf(id)).toMatchObject({ ...normalized, hasUnpublishedChanges: true })
    expect(await publicOf(id)).toEqual(none)
    await freelancer.publish(id)
    expect(await publicOf(id)).toEqual(normalized)
    const changed = await freelancer.edit({ ...completeDraft, id, updatedAt: edited.updatedAt, ...none })
    expect(await draftOf(id)).toMatchObject({ ...none, hasUnpublishedChanges: true })
    const discarded = await freelancer.discard(id)
    expect(await draftOf(id)).toMatchObject(normalized)
    // The same content again is no change, and an edit without the lists keeps them.
    for (const same of [content, {}]) {
      const again = { ...completeDraft, id, updatedAt: discarded.updatedAt, ...same }
      expect((await freelancer.edit(again)).hasUnpublishedChanges).toBe(false)
    }
    expect(changed.hasUnpublishedChanges).toBe(true)
  })

  test.each([
    ['questions', { questions: times(11, question) }],
    ['questions.1.text', questions({ text: 'a'.repeat(301) })],
    ['questions.1.choices', questions({ choices: times(11, '').map((_, i) => `Answer ${i}`) })],
    ['questions.1.choices', questions({ choices: ['a', 'b'.repeat(101)] })],
    ['faq', { faq: times(11, { question: 'How?', answer: 'So.' }) }],
    ['faq.0.question', { faq: [{ question: 'a'.repeat(201), answer: 'So.' }] }],
    ['faq.0.answer', { faq: [{ question: 'How?', answer: 'a'.repeat(2_001) }] }],
    ['included', { included: times(11, 'One line') }],
    ['included.1', { included: ['One line', 'a'.repeat(121)] }],
  ] satisfies [string, Partial<EditListingInput>][])(
    'edit listing: %s over its limit is refused',
    async (field, change) => {
      const { id, updatedAt } = await newService(content)
      const result = await freelancer.tryEdit({ ...completeDraft, id, updatedAt, ...change })
      expect(result).toMatchObject({ __typename: 'InvalidInput', field })
      expect(await draftOf(id)).toMatchObject(normalized)
    },
  )

  test.each([
    ['questions.1.text', questions({ text: ' ' })],
    ['questions.1.text', questions({ text: '\u3164' })],
    ['questions.1.choices', questions({ text: 'Another one?', choices: ['The only one'] })],
    ['faq.0.question', { faq: [{ question: '', answer: 'So.' }] }],
    ['faq.0.question', { faq: [{ question: '\u3164', answer: 'So.' }] }],
    ['faq.0.answer', { faq: [{ question: 'How?', answer: '' }] }],
    ['faq.0.answer', { faq: [{ question: 'How?', answer: '\u2800' }] }],
    ['included.1', { included: ['One line', ''] }],
    ['included.1', { included: ['One line', '\u3164'] }],
    ['questions.1.text', questions({})],
    ['faq.1.question', { faq: times(2, { question: 'How?', answer: 'So.' }) }],
    ['included.1', { included: ['One line', 'One  line'] }],
  ] satisfies [string, Partial<EditListingInput>][])(
    'publish listing: an incomplete %s is refused, which a draft may have',
    async (field, change) => {
      const { id } = await newService(change)
      expect(await freelancer.tryPublish(id)).toMatchObject({ __typename: 'InvalidInput', field })
      expect(await publicOf(id)).toBeNull()
    },
  )

  test('edit listing: a product has no content', async () => {
    const vendorVisitor = await signedInAs(execute, 'VENDOR')
    const vendor = sellerOf(execute, vendorVisitor)
    const { id, updatedAt } = await vendor.create()
    await vendor.edit({ ...completeDraft, id, updatedAt, ...content })
    const { data } = await execute(OwnServiceContentDocument, { id }, vendorVisitor)
    expect(data.ownListing).toMatchObject(none)
  })
})
