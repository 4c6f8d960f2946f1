import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql'
import type { Files } from '../lib/files'
import { type Definition, definitionsOf, touchedBy } from './documents'
import { graphqlIn } from './strings'

export type Mentions = { file: string; definitions: Definition[]; words: ReadonlySet<string> }

/** What the operations in each of these files ask for. */
export const mentionsIn = (files: Files, pattern: RegExp, schemas: GraphQLSchema[]): Mentions[] => {
  const fields = new Set(
    schemas.flatMap((schema) =>
      Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [],
      ),
    ),
  )
  return [...files]
    .filter(([file]) => pattern.test(file))
    .map(([file, code]) => {
      const { documents, words } = graphqlIn(file, code, (name) => fields.has(name))
      return { file, words, definitions: documents.flatMap((document) => definitionsOf(document, file, schemas)) }
    })
}

/** @param base by which a field is known whose parent isn't written beside it: its type is met there, or one step before it */
export const mentioning = (keys: string[], mentions: Mentions[], base: GraphQLSchema) =>
  mentions
    .filter(({ definitions, words }) => {
      if (touchedBy(keys, definitions).length > 0) return true
      const loose = keys.flatMap((key) => {
        const [, type = '', field = ''] = /^([A-Z]\w*)\.(\w+)$/.exec(key) ?? []
        return type && (words.has(field) || definitions.some(({ uses }) => uses.has(`?.${field}`))) ? [type] : []
      })
      return loose.some((name) =>
        definitions.some(({ uses }) => [...uses.keys()].some((met) => leadsTo(met, name, base))),
      )
    })
    .map(({ file }) => file)

const leadsTo = (met: string, name: string, schema: GraphQLSchema) => {
  if (met === name) return true
  const type = schema.getType(met)
  if (!isObjectType(type) && !isInterfaceType(type)) return false
  return Object.values(type.getFields()).some((field) => getNamedType(field.type).name === name)
}
