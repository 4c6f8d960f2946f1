// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, GraphQLError, Kind, parse, Source, validateSchema } from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'

// graphql-eslint finds its files from here too.
const folder = join(process.cwd(), 'schema')

/** @param {Source[]} sources */
const findMistakes = (sources) => {
  try {
    const definitions = sources.flatMap((source) => parse(source).definitions)
    const document = /** @type {const} */ ({ kind: Kind.DOCUMENT, definitions })
    const mistakes = validateSDL(document)
    return mistakes.length > 0 ? mistakes : validateSchema(buildASTSchema(document, { assumeValidSDL: true }))
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/** @type {{ text: string, mistakes: readonly GraphQLError[] }} */
let last = { text: '', mistakes: [] }

/** The mistakes in the files of the schema. The source of each is named by its path. */
export const schemaErrors = () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.graphql') && !name.startsWith('generated'),
  )
  const sources = files.map((name) => new Source(readFileSync(join(folder, name), 'utf8'), join(folder, name)))
  const text = sources.map(({ body }) => body).join('\0')
  if (text !== last.text) last = { text, mistakes: findMistakes(sources) }
  return last.mistakes
}
