import { type DefinitionNode, Kind, parse, visit } from 'graphql'
import type { Role } from '../../features/session/roles'

export interface Operation {
  name: string
  kind: 'query' | 'mutation' | 'subscription'
  /** Folder of the screen or feature whose operation it is. */
  folder: string
  /** As it is written, with every fragment that it needs, and without `@unmask`, which only Apollo Client knows. */
  text: string
}

/** How an operation is tried on the sample data. */
export interface ExampleSettings {
  /** Who has to be signed in. */
  as?: Role
  variables?: Record<string, unknown>
  /** What only another query's answer can say: it fills a variable when the example is opened. */
  take?: { from: string; at: (string | number)[]; into: string }
  /** Another example that has to have run. */
  first?: string
  /** What the sample data make of it, where that isn't what its document asks for first. */
  answer?: string
  /** What else there is to know. */
  note?: string
}

/** Found where they lie: a new screen's documents are here by themselves. */
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

const withFragments = (source: Source, met = new Set([source])) => {
  for (const name of source.spreads) {
    const fragment = fragments.get(name)
    if (!fragment || met.has(fragment)) continue
    met.add(fragment)
    withFragments(fragment, met)
  }
  return met
}

/** Every operation of the client. */
export const operations = sources.flatMap((source): Operation[] => {
  const { definition, folder } = source
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
  const text = [...withFragments(source)].map(({ text }) => text).join('\n\n')
  return [{ name: definition.name.value, kind: definition.operation, folder, text: `${text}\n` }]
})
