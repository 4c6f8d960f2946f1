import { type GraphQLSchema, Kind } from 'graphql'
import { buildSchema, parseDefinitions } from '../lib/build-schema'
import { codeFiles, type Files, schemaFiles } from '../lib/files'
import { importGraphOf } from '../lib/import-graph'
import { affectedDocuments, affectedUses } from './affected-documents'
import { type Dependents, dependentsOf, sandboxExamples } from './dependents'
import { type AffectedDocument, definitionsIn } from './document-usage'
import { embeddedDocuments, isAffected } from './embedded-documents'
import { type ResolverTask, resolverTasks } from './resolver-tasks'
import { resolversIn } from './resolvers'
import { schemaAt } from './schema-at-commit'
import { type SchemaChange, schemaChanges } from './schema-changes'

export type Impact = Omit<SchemaChange, 'names'> &
  Dependents & { documents: AffectedDocument[]; resolvers: ResolverTask[]; examples: string[] }

/** The impact of the schema on disk compared with a commit. */
export const impactSince = async (root: string, ref: string) =>
  impactOf({ base: await schemaAt(root, ref), next: schemaFiles(root), ref }, () => codeFiles(root))

/** Each change of the schema with everything that depends on it. `code` is read only when there is a change. */
export const impactOf = async (
  sources: { base: Files; next: Files; ref: string },
  code: () => Files,
): Promise<Impact[]> => {
  const base = buildSchema(sources.base, ` at ${sources.ref}`)
  const next = buildSchema(sources.next)
  const changes = await schemaChanges(base, next)
  if (changes.length === 0) return []
  const files = code()
  const graph = importGraphOf(files)
  const definitions = documentDefinitions(files, [base, next])
  const modules = embeddedDocuments(files, [base, next])
  const project = { base, next, files, resolvers: resolversIn(files) }

  return changes.map((change) => {
    const keys = affectedUses(change, next)
    const documents = affectedDocuments(keys, definitions)
    const affected = modules.filter((one) => isAffected(keys, one))
    const inModules = affected.flatMap(({ definitions }) => affectedDocuments(keys, definitions))
    const { names: _, ...rest } = change
    return {
      ...rest,
      documents,
      ...dependentsOf(
        documents,
        keys,
        affected.map(({ file }) => file),
        files,
        graph,
      ),
      resolvers: resolverTasks(change, project),
      examples: sandboxExamples([...inModules, ...documents], files, graph),
    }
  })
}

const documentDefinitions = (files: Files, schemas: GraphQLSchema[]) => {
  const documents = [...files]
    .filter(([file]) => file.endsWith('.graphql'))
    .map(([file, text]) => ({ file, definitions: parseDefinitions(new Map([[file, text]])) }))
  const all = { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ definitions }) => definitions) } as const
  return documents.flatMap(({ file, definitions }) =>
    definitionsIn({ kind: Kind.DOCUMENT, definitions }, file, schemas, all),
  )
}
