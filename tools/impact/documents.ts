import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import { parseFile } from '../lib/build-schema'
import type { Files } from '../lib/files'
import { compare } from './changes'
import { lineOf, type Used, usesOf } from './uses'

/** An operation or a fragment, and the line where it meets what changed. */
export type Touched = {
  file: string
  line: number
  kind: OperationDefinitionNode['operation'] | 'fragment'
  name: string
}

export type Definition = Touched & Used

const isNamed = (node: DocumentNode['definitions'][number]): node is OperationDefinitionNode | FragmentDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION

/**
 * Uses are looked up in each of the schemas: a document can be ahead of the one or behind the other.
 * @param all where the fragments are that the document spreads
 */
export const definitionsOf = (document: DocumentNode, file: string, schemas: GraphQLSchema[], all = document) =>
  document.definitions.filter(isNamed).map((node): Definition => {
    const used = schemas.map((schema) => usesOf(node, all, schema))
    return {
      file,
      line: lineOf(node),
      kind: node.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : node.operation,
      name: node.name?.value ?? '',
      uses: new Map(used.toReversed().flatMap(({ uses }) => [...uses])),
      spreads: used[0]?.spreads ?? [],
    }
  })

export const clientDefinitions = (files: Files, schemas: GraphQLSchema[]) => {
  const documents = [...files]
    .filter(([file]) => file.endsWith('.graphql'))
    .map(([file, text]) => ({ file, document: parseFile(file, text) }))
  const definitions = documents.flatMap(({ document }) => document.definitions)
  return documents.flatMap(({ file, document }) =>
    definitionsOf(document, file, schemas, { kind: Kind.DOCUMENT, definitions }),
  )
}

/** Those that use one of the keys, or spread a fragment that does. */
export const touchedBy = (keys: string[], definitions: Definition[]): Touched[] => {
  const fragments = new Map(definitions.filter(({ kind }) => kind === 'fragment').map((one) => [one.name, one]))
  const lines = new Map<Definition, number | undefined>()
  const lineIn = (one: Definition): number | undefined => {
    if (lines.has(one)) return lines.get(one)
    lines.set(one, undefined) // Fragments that spread each other don't validate, but mustn't hang us either.
    const own = keys.map((key) => one.uses.get(key)).find((line) => line !== undefined)
    const spread = one.spreads.find(({ name }) => {
      const fragment = fragments.get(name)
      return fragment && lineIn(fragment) !== undefined
    })
    lines.set(one, own ?? spread?.line)
    return lines.get(one)
  }
  return definitions
    .flatMap((one) => {
      const line = lineIn(one)
      const { file, kind, name } = one
      return line === undefined ? [] : [{ file, line, kind, name }]
    })
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line)
}
