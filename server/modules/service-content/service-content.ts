import type { BuyerQuestion, EditListingInput, FaqEntry } from '../../generated/resolvers'
import { parseStored } from '../../lib/stored-json'
import { oneLine, oneLineEach, paragraphs } from '../../lib/text'

/** The columns of `listing` and `listing_draft` in which a service keeps its questions, FAQ and included lines. */
export interface ContentColumns {
  questions: string
  faq: string
  included: string
}

export interface ServiceContent {
  questions: BuyerQuestion[]
  faq: FaqEntry[]
  included: string[]
}

export const emptyContent = { questions: '[]', faq: '[]', included: '[]' } as const satisfies ContentColumns

export const readQuestions = ({ questions }: Pick<ContentColumns, 'questions'>) =>
  parseStored<BuyerQuestion[]>(questions)

export const readFaq = ({ faq }: Pick<ContentColumns, 'faq'>) => parseStored<FaqEntry[]>(faq)

export const readIncluded = ({ included }: Pick<ContentColumns, 'included'>) => parseStored<string[]>(included)

export type ContentInput = Pick<EditListingInput, 'questions' | 'faq' | 'included'>

/** The lists that an edit gives, normalised. Incomplete entries stay: they are still being written. */
export const givenContent = ({ questions, faq, included }: ContentInput): Partial<ServiceContent> => ({
  ...(questions && {
    questions: questions.map(({ text, kind, required, choices }) => ({
      text: oneLine(text),
      kind,
      required,
      choices: kind === 'CHOICE' ? oneLineEach(choices ?? []) : [],
    })),
  }),
  ...(faq && { faq: faq.map(({ question, answer }) => ({ question: oneLine(question), answer: paragraphs(answer) })) }),
  ...(included && { included: included.map(oneLine) }),
})

/** The columns after an edit. Only a service has content, and a list that the edit doesn't give stays. */
export const contentColumns = (
  own: ContentColumns & { kind: 'product' | 'service' },
  { questions, faq, included }: Partial<ServiceContent>,
): ContentColumns => {
  if (own.kind === 'product') return emptyContent
  return {
    questions: questions ? JSON.stringify(questions) : own.questions,
    faq: faq ? JSON.stringify(faq) : own.faq,
    included: included ? JSON.stringify(included) : own.included,
  }
}
