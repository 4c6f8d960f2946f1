import type { AnswerInput, TransitionFieldKind } from '../../../../generated/schema'

interface Field {
  name: string
  kind: TransitionFieldKind
  questionId: string | null
}

/** The answers to the seller's questions among the fields, without those that are left empty. */
export const answersTo = (fields: readonly Field[], values: FormData) =>
  fields.flatMap(({ name, kind, questionId }): AnswerInput[] => {
    const entries = values.getAll(name).map(String)
    const text = entries.join('').trim()
    if (questionId === null || text === '') return []
    if (kind === 'FILES') return [{ questionId, fileIds: entries }]
    return [kind === 'CHOICE' ? { questionId, choice: text } : { questionId, text }]
  })
