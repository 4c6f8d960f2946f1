import { buildASTSchema, type GraphQLError, Kind, parse, Source, validateSchema } from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import type { Files } from './files'
import { Problem } from './problem'

/** Parses what people wrote; an error names the file and the line. */
export const parseFile = (file: string, text: string, at = '') => {
  try {
    return parse(new Source(text, file))
  } catch (error) {
    throw new Problem(`${file}${at}${error instanceof Error ? where(error) : ''}`)
  }
}

export const parseDefinitions = (files: Files, at = '') =>
  [...files].flatMap(([file, text]) =>
    // A file of comments alone is no document, yet no mistake either.
    /^\s*[^#\s]/m.test(text) ? parseFile(file, text, at).definitions : [],
  )

/** @param at where the files are from, if not from disk: ` at HEAD` */
export const buildSchema = (files: Files, at = '') => {
  const document = { kind: Kind.DOCUMENT, definitions: parseDefinitions(files, at) } as const
  stopAt(validateSDL(document), at)
  const schema = buildASTSchema(document, { assumeValidSDL: true })
  stopAt(validateSchema(schema), at)
  return schema
}

export const stopAt = (errors: readonly GraphQLError[], at = '') => {
  if (errors.length === 0) return
  throw new Problem(errors.map((error) => `${error.source?.name ?? 'schema'}${at}${where(error)}`).join('\n'))
}

const where = (error: Error & Partial<Pick<GraphQLError, 'locations'>>) => {
  const line = error.locations?.[0]?.line
  return `${line ? `:${line}` : ''}: ${error.message}`
}
