import type { QuestionKind, TransitionField, TransitionFieldKind } from '../../../generated/resolvers'
import { readQuestions } from '../../service-content/service-content'

/** Stands in the process table for a field per question of the engagement. */
export const answersField = { name: 'answers', label: 'Answers to the seller’s questions', kind: 'ANSWERS' } as const

const MAX_TEXT_LENGTH = 5_000
const MAX_FILES = 10

const fieldKinds: Record<QuestionKind, TransitionFieldKind> = { TEXT: 'TEXT', CHOICE: 'CHOICE', FILE: 'FILES' }

/** The fields that ask the seller's questions of the day of sale. */
export const questionFields = (engagement: { questions: string }) =>
  readQuestions(engagement).map(({ text, kind, required, choices }, index): TransitionField => {
    const questionId = `q${index + 1}`
    return {
      name: questionId,
      questionId,
      replacedBy: null,
      label: text,
      kind: fieldKinds[kind],
      required,
      maxLength: kind === 'TEXT' ? MAX_TEXT_LENGTH : null,
      min: null,
      max: null,
      maxEntries: kind === 'FILE' ? MAX_FILES : null,
      initial: null,
      options: choices.map((choice) => ({ value: choice, label: choice })),
    }
  })
