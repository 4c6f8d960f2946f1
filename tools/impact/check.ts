import { parseArgs } from 'node:util'
import { filterSchema, pruneSchema } from '@graphql-tools/utils'
import { DEFAULT_DEPRECATION_REASON, type GraphQLSchema } from 'graphql'
import { buildSchema } from '../lib/build-schema'
import type { Command } from '../lib/command'
import { schemaFiles } from '../lib/files'
import { schemaAt } from './schema-at-commit'
import { type SchemaChange, schemaChanges } from './schema-changes'

/** npm run schema:check: a breaking change must be announced by `@deprecated` with a reason; 1 if one is not. */
export const checkSchema: Command = async (root, args, print) => {
  const { against } = parseArgs({ args, options: { against: { type: 'string', default: 'HEAD' } } }).values
  const base = buildSchema(await schemaAt(root, against), ` at ${against}`)
  const next = buildSchema(schemaFiles(root))
  const unannounced = await breakingChanges(withoutDeprecated(base), next)
  for (const advice of new Set(unannounced.map(adviceOn))) {
    for (const change of unannounced.filter((one) => adviceOn(one) === advice))
      print(`NOT ANNOUNCED  ${change.coordinate}: ${change.message}`)
    print(`  ${advice}`)
  }
  if (unannounced.length > 0) return 1
  const announced = (await breakingChanges(base, next)).map(({ coordinate }) => coordinate).join(', ')
  print(announced ? `Breaks only what was announced: ${announced}.` : 'Nothing breaks.')
  return 0
}

export const breakingChanges = async (base: GraphQLSchema, next: GraphQLSchema) =>
  (await schemaChanges(base, next)).filter(({ level }) => level === 'breaking')

/** The part of a schema that clients may rely on: without what is deprecated, and without types that only that leads to. */
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
  const deprecate = '`@deprecated(reason: "what to use instead")`, commit; take it away in a later commit.'
  const isInput = /^(FIELD_ARGUMENT|INPUT_FIELD)_/.test(type)
  const optionalFirst = isInput ? ' If it is required, make it optional with that.' : ''
  if (/DEFAULT/.test(type)) return 'Keep a default, or make the type nullable.'
  if (/^(FIELD_ARGUMENT|INPUT_FIELD)_ADDED$/.test(type))
    return 'Let it be left out: by a type without `!`, or by a default.'
  if (/^(FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE)_REMOVED$/.test(type))
    return `Keep it, mark it ${deprecate}${optionalFirst}`
  if (/^(FIELD|FIELD_ARGUMENT|INPUT_FIELD)_TYPE_CHANGED$/.test(type))
    return `Keep its type, add the other under a name of its own and mark this one ${deprecate}${optionalFirst}`
  if (/^(TYPE|UNION_MEMBER|OBJECT_TYPE_INTERFACE)_REMOVED$/.test(type)) {
    const parts = type === 'TYPE_REMOVED' ? 'all that it holds, or all that leads to it,' : 'all that its type holds'
    return `It takes no \`@deprecated\` itself: keep it, mark ${parts} ${deprecate}`
  }
  return 'Nothing can announce it: keep it as it was.'
}
