import { type DocumentNode, Kind, visit } from 'graphql'
import { badInput } from '../../lib/request-errors'

/** The longest text of any input. Fields have shorter limits of their own. */
const MAX_TEXT_LENGTH = 20_000
/** Deeper input could overflow the stack. No input of the schema comes near this depth. */
const MAX_INPUT_DEPTH = 20

/** Control characters except tab and line breaks, and halves of surrogate pairs. */
const forbiddenCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/** Documents that passed the check. Apollo reuses parsed documents. */
const checkedDocuments = new WeakSet<DocumentNode>()

/** Checks every text in the document and its variables. Throws BAD_USER_INPUT. */
export const checkText = (document: DocumentNode, variables: unknown) => {
  if (!checkedDocuments.has(document)) visit(document, { [Kind.STRING]: ({ value }) => check(value) })
  checkedDocuments.add(document)
  checkWithin(variables)
}

const checkWithin = (value: unknown, depth = 0): void => {
  if (depth > MAX_INPUT_DEPTH) throw badInput(`Variables are nested at most ${MAX_INPUT_DEPTH} deep.`)
  if (typeof value === 'string') check(value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      check(key)
      checkWithin(inner, depth + 1)
    }
  }
}

const check = (text: string) => {
  if (text.length > MAX_TEXT_LENGTH) throw badInput(`A text has at most ${MAX_TEXT_LENGTH} characters.`)
  if (forbiddenCharacters.test(text)) throw badInput('A text contains control characters or half a character.')
}
