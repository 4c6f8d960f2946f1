import { type GraphQLSchema, isInterfaceType, isObjectType, parse } from 'graphql'
import { parseSync, Visitor } from 'vite'
import type { Files } from '../lib/files'
import { isSandbox } from '../lib/source-layout'
import { affectedDocuments } from './affected-documents'
import { type Definition, definitionsIn } from './document-usage'

/** A TypeScript module: the GraphQL documents in its strings, and words in its strings that may be fields. */
export type EmbeddedDocuments = { file: string; definitions: Definition[]; words: ReadonlySet<string> }

/** True for the server's tests with their helpers, and for the client's sandbox. */
const canEmbed = (file: string) => isSandbox(file) || /^server\/(testing\/.*|.*\.test)\.ts$/.test(file)

export const embeddedDocuments = (files: Files, schemas: GraphQLSchema[]): EmbeddedDocuments[] => {
  const fields = new Set(
    schemas.flatMap((schema) =>
      Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [],
      ),
    ),
  )
  return [...files].filter(([file]) => canEmbed(file)).map(([file, code]) => read(file, code, schemas, fields))
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

/** True if a definition is affected, or can be once one of the words is inserted as a field. */
export const isAffected = (keys: string[], { definitions, words }: EmbeddedDocuments) => {
  if (affectedDocuments(keys, definitions).length > 0) return true
  const uses = (key: string) => definitions.some((definition) => definition.uses.has(key))
  return keys.some((key) => {
    const [, type = '', field = ''] = /^([A-Z]\w*)\.(\w+)$/.exec(key) ?? []
    return type && (words.has(field) || uses(`?.${field}`)) && (uses(type) || uses(`?${type}`))
  })
}
