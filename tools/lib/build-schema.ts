import { buildASTSchema, type GraphQLError, Kind, parse, Source, validateSchema } from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { UserError } from './command'
import type { Files } from './files'

/** @param at added to the file name in errors, such as ` at HEAD` */
export const parseDefinitions = (files: Files, at = '') =>
  [...files].flatMap(([file, text]) => {
    // graphql-js refuses a document of comments alone.
    if (!/^\s*[^#\s]/m.test(text)) return []
    try {
      return parse(new Source(text, file)).definitions
    } catch (error) {
      throw new UserError(`${file}${at}${error instanceof Error ? lineAndMessage(error) : ''}`)
    }
  })

/** Builds the schema from several files; errors name file and line. */
export const buildSchema = (files: Files, at = '') => {
  const document = { kind: Kind.DOCUMENT, definitions: parseDefinitions(files, at) } as const
  throwErrors(validateSDL(document), at)
  const schema = buildASTSchema(document, { assumeValidSDL: true })
  throwErrors(validateSchema(schema), at)
  return schema
}

export const throwErrors = (errors: readonly GraphQLError[], at = '') => {
  if (errors.length === 0) return
  throw new UserError(
    errors.map((error) => `${error.source?.name ?? 'schema'}${at}${lineAndMessage(error)}`).join('\n'),
  )
}

const lineAndMessage = (error: Error & Partial<Pick<GraphQLError, 'locations'>>) => {
  const { line, column } = error.locations?.[0] ?? {}
  return `${line ? `:${line}:${column}` : ''}: ${error.message}`
}
