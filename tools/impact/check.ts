import { parseArgs } from 'node:util'
import { filterSchema, pruneSchema } from '@graphql-tools/utils'
import { DEFAULT_DEPRECATION_REASON, type GraphQLSchema } from 'graphql'
import { buildSchema } from '../lib/build-schema'
import { type Command, UserError } from '../lib/command'
import { schemaFiles } from '../lib/files'
import { baseCommit } from './base-commit'
import { schemaAt } from './schema-at-commit'
import { type SchemaChange, schemaChanges } from './schema-changes'

/** npm run schema:check: returns 1 if a breaking change was not announced by `@deprecated` with a reason at the base. */
export const checkSchema: Command = async (root, args, print) => {
  const { against } = parseArgs({ args, options: { against: { type: 'string' } } }).values
  const { ref, name } = against ? { ref: against, name: against } : await baseCommit(root)
  const committed = await schemaAt(root, ref).catch((error) => {
    // A copy without git has nothing to compare with, and still passes `npm test`.
    if (against || !(error instanceof UserError)) throw error
    print(`Not checked: ${error.message}`)
  })
  if (!committed) return 0
  const base = buildSchema(committed, ` at ${ref}`)
  const next = buildSchema(schemaFiles(root))
  const unannounced = await breakingChanges(withoutDeprecated(base), next)
  for (const advice of new Set(unannounced.map(adviceOn))) {
    for (const change of unannounced.filter((other) => adviceOn(other) === advice))
      print(`NOT ANNOUNCED  ${change.coordinate}: ${change.message}`)
    print(`  ${advice}`)
  }
  if (unannounced.length > 0) return 1
  const announced = (await breakingChanges(base, next)).map(({ coordinate }) => coordinate).join(', ')
  print(announced ? `Breaks only what was announced: ${announced}.` : `Nothing breaks since ${name}.`)
  return 0
}

export const breakingChanges = async (base: GraphQLSchema, next: GraphQLSchema) =>
  (await schemaChanges(base, next)).filter(({ level }) => level === 'breaking')

/** The part of a schema that clients may rely on: without deprecated members, and without types that only those reach. */
export const withoutDeprecated = (schema: GraphQLSchema) => {
  const isKept = (...[, , config]: [unknown, unknown, Deprecatable | undefined]) => !isDeprecated(config)
  return pruneSchema(
    filterSchema({
      schema,
      rootFieldFilter: isKept,
      fieldFilter: isKept,
      enumValueFilter: isKept,
      argumentFilter: (_type, _field, _name, config) => !isDeprecated(config),
    }),
  )
}

type Deprecatable = { deprecationReason?: string | null | undefined }

const isDeprecated = (config: Deprecatable | undefined) =>
  Boolean(config?.deprecationReason?.trim()) && config?.deprecationReason !== DEFAULT_DEPRECATION_REASON

const adviceOn = ({ type }: SchemaChange) => {
  const deprecate = '`@deprecated(reason: "what to use instead")`; remove it once that is on main.'
  const isInput = /^(FIELD_ARGUMENT|INPUT_FIELD)_/.test(type)
  const optionalFirst = isInput ? ' If it is required, make it optional in the same commit.' : ''
  if (/DEFAULT/.test(type)) return 'Keep a default, or make the type nullable.'
  if (/^(FIELD_ARGUMENT|INPUT_FIELD)_ADDED$/.test(type))
    return 'Make it optional: by a type without `!`, or by a default.'
  if (/^(FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE)_REMOVED$/.test(type))
    return `Keep it and mark it ${deprecate}${optionalFirst}`
  if (/^(FIELD|FIELD_ARGUMENT|INPUT_FIELD)_TYPE_CHANGED$/.test(type))
    return `Keep its type, add the new one under another name and mark this one ${deprecate}${optionalFirst}`
  if (/^(TYPE|UNION_MEMBER|OBJECT_TYPE_INTERFACE)_REMOVED$/.test(type)) {
    const members = type === 'TYPE_REMOVED' ? 'all its members, or every use of it,' : 'all members of its type'
    return `It can't be deprecated itself: keep it and mark ${members} ${deprecate}`
  }
  return "It can't be announced: keep it as it was."
}
