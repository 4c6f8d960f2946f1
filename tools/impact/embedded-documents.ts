import { type GraphQLSchema, isInterfaceType, isObjectType, parse } from 'graphql'
import { parseSync, Visitor } from 'vite'
import type { Files } from '../lib/files'
import { isSandbox } from '../lib/source-layout'
import { affectedDocuments } from './affected-documents'
import { type Definition, definitionsIn } from './document-usage'

/** A module of TypeScript, the GraphQL in its strings, and words of strings that may be fields of it. */
export type EmbeddedDocuments = { file: string; definitions: Definition[]; words: ReadonlySet<string> }

/** Of the server its tests, and what they share; of the client the sandbox. */
const isWanted = (file: string) => isSandbox(file) || /^server\/(testing\/.*|.*\.test)\.ts$/.test(file)

export const embeddedDocuments = (files: Files, schemas: GraphQLSchema[]): EmbeddedDocuments[] => {
  const fields = new Set(
    schemas.flatMap((schema) =>
      Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [],
      ),
    ),
  )
  return [...files].filter(([file]) => isWanted(file)).map(([file, code]) => read(file, code, schemas, fields))
}

const read = (file: string, code: string, schemas: GraphQLSchema[], fields: ReadonlySet<string>): EmbeddedDocuments => {
  const words = new Set<string>()
  const definitions: Definition[] = []
  for (const text of stringsIn(file, code)) {
    const names = text.match(/\w+/g) ?? []
    const isSelectionPart = /^\s*\w+(\s+\w+)*\s*$/.test(text) && names.every((name) => fields.has(name))
    const document = /[{(]/.test(text) ? (parseOrNothing(text) ?? parseOrNothing(`{ ${text} }`)) : undefined
    if (document) definitions.push(...definitionsIn(document, file, schemas))
    else if (isSelectionPart || text.includes('{')) for (const name of names) words.add(name)
  }
  return { file, words, definitions }
}

/** String literals, and templates with `_` for each expression. */
const stringsIn = (file: string, code: string) => {
  const strings: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value)
    },
    TemplateLiteral: ({ quasis }) => {
      strings.push(quasis.map(({ value }) => value.cooked ?? '').join('_'))
    },
  }).visit(parseSync(file, code).program)
  return strings
}

const parseOrNothing = (text: string) => {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Whether one of the definitions is affected, or can be once its words are filled in. */
export const isAffected = (keys: string[], { definitions, words }: EmbeddedDocuments) => {
  if (affectedDocuments(keys, definitions).length > 0) return true
  const uses = (key: string) => definitions.some((definition) => definition.uses.has(key))
  return keys.some((key) => {
    const [, type = '', field = ''] = /^([A-Z]\w*)\.(\w+)$/.exec(key) ?? []
    return type && (words.has(field) || uses(`?.${field}`)) && (uses(type) || uses(`?${type}`))
  })
}
