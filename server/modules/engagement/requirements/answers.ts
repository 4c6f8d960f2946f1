import type { AttachmentRow } from '../../../database/tables/tables'
import type { AnswerInput, TransitionField } from '../../../generated/resolvers'
import { parseStored } from '../../../lib/stored-json'
import { invalidInput } from '../../../lib/violations'
import { readInput } from '../../../process/fields'

/** An answer as its event stores it. */
export interface StoredAnswer {
  question: string
  text: string | null
  fileIds: readonly string[]
}

/** Returns the answers to the questions among the fields, or InvalidInput for the first one that breaks a rule. */
export const readAnswers = (fields: readonly TransitionField[], given: readonly AnswerInput[]) => {
  const questions = fields.filter(({ questionId }) => questionId !== null)
  const unknown = given.find(({ questionId }) => !questions.some((field) => field.questionId === questionId))
  if (unknown) return invalidInput('answers', 'The seller has not asked this question')
  const answers: StoredAnswer[] = []
  for (const field of questions) {
    const [answer, ...others] = given.filter(({ questionId }) => questionId === field.questionId)
    if (others.length > 0) return invalidInput(field.name, 'Answer each question once')
    const read = readAnswer(field, answer)
    if ('field' in read) return read
    const { note, choice, files } = read.input
    const text = choice ?? note
    if (text || files.length > 0) answers.push({ question: field.label, text: text || null, fileIds: files })
  }
  return { answers, fileIds: answers.flatMap(({ fileIds }) => fileIds) }
}

/** The member of AnswerInput for a field that asks a question. */
const memberFor = ({ kind }: TransitionField) => {
  if (kind === 'CHOICE') return 'choice'
  return kind === 'FILES' ? 'fileIds' : 'text'
}

const readAnswer = (field: TransitionField, answer: AnswerInput | undefined) => {
  const member = memberFor(field)
  const { text, choice, fileIds } = answer ?? {}
  const values = Object.entries({ text, choice, fileIds }).filter(([, value]) => value != null)
  if (values.some(([name]) => name !== member)) return invalidInput(field.name, `Answer this question by \`${member}\``)
  const [value] = values.map(([, value]) => value)
  const isMissing = Array.isArray(value) && value.length === 0
  return readInput([{ ...field, label: 'Your answer' }], { [field.name]: isMissing ? undefined : value })
}

interface Event {
  answers: string
}

export const storedAnswers = ({ answers }: Event) => parseStored<StoredAnswer[]>(answers)

/** The answers of an event, with its files that belong to them. */
export const answersOf = (event: Event, files: readonly AttachmentRow[]) =>
  storedAnswers(event).map(({ question, text, fileIds }) => ({
    question,
    text,
    files: files.filter(({ id }) => fileIds.includes(id)),
  }))

/** The files of an event that belong to none of its answers. */
export const filesBesideAnswers = (event: Event, files: readonly AttachmentRow[]) => {
  const answered = new Set(storedAnswers(event).flatMap(({ fileIds }) => fileIds))
  return files.filter(({ id }) => !answered.has(id))
}
