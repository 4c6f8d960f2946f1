import { type DefinitionNode, Kind, parse, visit } from 'graphql'
import type { Role } from '../../features/session/roles'

export interface Operation {
  name: string
  kind: 'query' | 'mutation' | 'subscription'
  /** The folder of the operation's screen or feature. */
  folder: string
  /** The source text with every fragment that it needs, without `@unmask`, which only Apollo Client knows. */
  text: string
}

/** Settings to run an operation on the sample data. */
export interface ExampleSettings {
  /** The role of the sample account that has to be signed in. */
  as?: Role
  variables?: Record<string, unknown>
  /** Fills the variable `into` with the value at the path `at` in the result of the example `from`. */
  take?: { from: string; at: (string | number)[]; into: string }
  /** The name of an example that has to run before. */
  runFirst?: string
  /** The `__typename` of the result, if it is not the first type that the document selects. */
  resultType?: string
  /** The answer is null on a fresh database. The note says when it is not. */
  nullAtFirst?: true
  /** Shown to the user below the example. */
  note?: string
}

/** All documents of the client, those of new screens included. */
const files = import.meta.glob<string>('../../{screens,features}/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Source {
  definition: DefinitionNode
  folder: string
  text: string
  /** Names of the fragments that it spreads. */
  spreads: string[]
}

const spreadsOf = (definition: DefinitionNode) => {
  const names: string[] = []
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

const sources = Object.entries(files).flatMap(([path, file]) =>
  parse(file).definitions.map(
    (definition): Source => ({
      definition,
      folder: path.split('/').at(-2) ?? '',
      text: file.slice(definition.loc?.start, definition.loc?.end).replaceAll(' @unmask', ''),
      spreads: spreadsOf(definition),
    }),
  ),
)

const fragments = new Map(
  sources.flatMap((source) =>
    source.definition.kind === Kind.FRAGMENT_DEFINITION ? [[source.definition.name.value, source] as const] : [],
  ),
)

const withFragments = (source: Source, collected = new Set([source])) => {
  for (const name of source.spreads) {
    const fragment = fragments.get(name)
    if (!fragment || collected.has(fragment)) continue
    collected.add(fragment)
    withFragments(fragment, collected)
  }
  return collected
}

/** Every operation of the client. */
export const operations = sources.flatMap((source): Operation[] => {
  const { definition, folder } = source
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
  const text = [...withFragments(source)].map(({ text }) => text).join('\n\n')
  return [{ name: definition.name.value, kind: definition.operation, folder, text: `${text}\n` }]
})
