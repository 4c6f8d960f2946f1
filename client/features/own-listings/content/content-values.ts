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

interface FaqValues {
  key: string
  question: string
  answer: string
}

interface IncludedValues {
  key: string
  text: string
}

export const toContentValues = ({
  questions,
  faq,
  included,
}: Pick<ContentFields_ListingFragment, keyof ContentValues>): ContentValues => ({
  questions: questions.map(({ text, kind, required, choices }, index) => ({
    key: savedKey(index),
    text,
    kind,
    required,
    choices: choices.join('\n'),
  })),
  faq: faq.map(({ question, answer }, index) => ({ key: savedKey(index), question, answer })),
  included: included.map((text, index) => ({ key: savedKey(index), text })),
})

const savedKey = (index: number) => `saved-${index}`

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

/** Returns the content of the public page, which leaves out entries that are still empty. */
export const toPublicContent = (values: ContentValues) => {
  const { questions, faq, included } = toContentInput(values)
  return {
    questions: questions.flatMap(({ text }) => (text.trim() ? { __typename: 'BuyerQuestion' as const, text } : [])),
    faq: faq.flatMap((entry) => (entry.question.trim() ? { __typename: 'FaqEntry' as const, ...entry } : [])),
    included: included.filter((line) => line.trim()),
  }
}
