import { type DocumentNode, parse } from 'graphql'
import { parseSync, Visitor } from 'vite'

/** The texts in a module; what a template puts in is the name `_`. */
const textsIn = (file: string, code: string) => {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join('_'))
    },
  }).visit(parseSync(file, code).program)
  return texts
}

const attempt = (text: string) => {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

const isBare = /^\s*\w+(\s+\w+)*\s*$/

/**
 * The GraphQL in a module's texts: documents, and selections that are put into one. Of a text that is only a part of a
 * selection (`id title`), or of no document once its gaps are filled, the words alone are known.
 */
export const graphqlIn = (file: string, code: string, isField: (name: string) => boolean) => {
  const documents: DocumentNode[] = []
  const words = new Set<string>()
  for (const text of textsIn(file, code)) {
    const names = text.match(/\w+/g) ?? []
    if (isBare.test(text)) {
      if (names.every(isField)) for (const name of names) words.add(name)
      continue
    }
    if (!/[{(]/.test(text)) continue
    const document = attempt(text) ?? attempt(`{ ${text} }`)
    if (document) documents.push(document)
    else if (text.includes('{')) for (const name of names) words.add(name)
  }
  return { documents, words }
}
