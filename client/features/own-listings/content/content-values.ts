import type { EditListingInput, QuestionKind } from '../../../generated/schema'
import { splitLines } from '../../../lib/text'
import type { ContentFields_ListingFragment } from './content-fields.generated'

/** The fields of a service's questions, FAQ and included lines, as typed. */
export interface ContentValues {
  questions: QuestionValues[]
  faq: FaqValues[]
  included: IncludedValues[]
}

/** `key` identifies an entry while it is edited and moved. */
export interface QuestionValues {
  key: string
  text: string
  kind: QuestionKind
  required: boolean
  /** One on each line. */
  choices: string
}

export interface FaqValues {
  key: string
  question: string
  answer: string
}

export interface IncludedValues {
  key: string
  text: string
}

let keys = 0
const newKey = () => {
  keys += 1
  return String(keys)
}

export const newQuestion = (): QuestionValues => ({
  key: newKey(),
  text: '',
  kind: 'TEXT',
  required: true,
  choices: '',
})
export const newFaq = (): FaqValues => ({ key: newKey(), question: '', answer: '' })
export const newIncluded = (text = ''): IncludedValues => ({ key: newKey(), text })

export const toContentValues = ({
  questions,
  faq,
  included,
}: Pick<ContentFields_ListingFragment, keyof ContentValues>): ContentValues => ({
  questions: questions.map(({ text, kind, required, choices }) => ({
    ...newQuestion(),
    text,
    kind,
    required,
    choices: choices.join('\n'),
  })),
  faq: faq.map(({ question, answer }) => ({ ...newFaq(), question, answer })),
  included: included.map((line) => newIncluded(line)),
})

export const toContentInput = ({ questions, faq, included }: ContentValues) =>
  ({
    questions: questions.map(({ text, kind, required, choices }) => ({
      text,
      kind,
      required,
      choices: kind === 'CHOICE' ? splitLines(choices) : [],
    })),
    faq: faq.map(({ question, answer }) => ({ question, answer })),
    included: included.map(({ text }) => text),
  }) satisfies Partial<EditListingInput>

/** What the public page would show: without entries that are still empty. */
export const toPublicContent = (values: ContentValues) => {
  const { questions, faq, included } = toContentInput(values)
  return {
    questions: questions.flatMap(({ text }) => (text.trim() ? { __typename: 'BuyerQuestion' as const, text } : [])),
    faq: faq.flatMap((entry) => (entry.question.trim() ? { __typename: 'FaqEntry' as const, ...entry } : [])),
    included: included.filter((line) => line.trim()),
  }
}
