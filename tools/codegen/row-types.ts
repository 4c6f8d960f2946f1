import { Kind, type ObjectTypeDefinitionNode } from 'graphql'
import { parseDefinitions } from '../lib/build-schema'
import { filesIn, schemaFiles } from '../lib/files'

/** The files that export row types. A later one replaces an earlier one, so that a parent hides the secrets of its row. */
const sources = [
  ['server/database/tables', /\.ts$/],
  ['server/modules', /\.row\.ts$/],
  ['server/api', /\/parents\.ts$/],
] as const

const isConnection = ({ name }: ObjectTypeDefinitionNode) => name.value.endsWith('Connection')
const hasId = ({ fields }: ObjectTypeDefinitionNode) => fields?.some(({ name }) => name.value === 'id')

/** The types that resolvers get as rows of the database: those with an id, and lists of them. */
const storedTypes = (root: string) =>
  parseDefinitions(schemaFiles(root))
    .filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .filter((node) => hasId(node) || isConnection(node))
    .map(({ name }) => name.value)
    .sort()

/** Mappers from types to row types of the same name: `Job` to `JobRow`, `User` to `UserParent`, `JobConnection` to `JobPage`. */
export const rowTypes = (root: string): Record<string, string> => {
  const exported = new Map(
    sources
      .flatMap(([folder, pattern]) => filesIn(root, folder, pattern))
      .flatMap(([file, text]) =>
        [...text.matchAll(/^export (?:type|interface) ((\w+)(Row|Parent|Page))\b/gm)].map(
          ([, name = '', stem = '', kind]) => [
            kind === 'Page' ? `${stem}Connection` : stem,
            `${file.replace(/^server/, '..').replace(/\.ts$/, '')}#${name}`,
          ],
        ),
      ),
  )
  return Object.fromEntries(
    storedTypes(root).flatMap((type) => {
      const rowType = exported.get(type)
      return rowType ? [[type, rowType]] : []
    }),
  )
}

/** Says for each type without a row type where to export one. */
export const missingRowTypes = (root: string, mappers: Record<string, unknown>) =>
  storedTypes(root)
    .filter((type) => !(type in mappers))
    .map((type) =>
      type.endsWith('Connection')
        ? `${type} has no page type: export ${type.replace(/Connection$/, 'Page')} from server/api/parents.ts, or map it in codegen.ts.`
        : `${type} has no row type: export ${type}Row from server/database/tables/tables.ts, or map it in codegen.ts.`,
    )
