import { createHash } from 'node:crypto'
import { addTypenameToDocument } from '@apollo/client/utilities'
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type DefinitionNode, type DocumentNode, Kind, print } from 'graphql'
import { withoutUnmask } from '../../client/apollo/without-unmask'
import { spreadsIn } from './spreads'

/**
 * Generates the manifest of the client's operations in the format of Apollo's persisted query manifests. A body is the text that
 * Apollo Client sends, and its id the SHA-256 of that text.
 */
export const plugin: PluginFunction = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const document = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...fragmentsOf(operation, definitions)],
      } as const
      const body = print(addTypenameToDocument(withoutUnmask<DocumentNode>(document)))
      const id = createHash('sha256').update(body).digest('hex')
      return { id, name: operation.name?.value ?? '', type: operation.operation, body }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
  return `${JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2)}\n`
}

/** The fragments of an operation, in the order in which the plugin typed-document-node includes them. */
const fragmentsOf = (operation: DefinitionNode, definitions: readonly DefinitionNode[]) => {
  const find = (name: string) =>
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name)
  const dependenciesOf = (name: string): string[] =>
    find(name)
      .flatMap(spreadsIn)
      .flatMap((spread) => [...dependenciesOf(spread), spread])
  const spreads = spreadsIn(operation)
  return [...new Set([...spreads.flatMap(dependenciesOf), ...spreads])].flatMap(find)
}
