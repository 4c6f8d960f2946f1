import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from '../lib/build-schema'
import { filesIn, schemaFiles } from '../lib/files'
import type { ModuleNames } from './module-names'

/** Describes what the new module would duplicate. */
export const conflict = (root: string, names: ModuleNames): string | undefined => {
  const { id, plural, type, types, one, many } = names
  if (plural === id) return `${id} needs another word for several: npm run new:module -- ${id} ${id}-list`

  const file = [`server/modules/${id}`, `schema/${id}.graphql`, `fixtures/${plural}.ts`].find((each) =>
    existsSync(join(root, each)),
  )
  if (file) return `${file} exists already: give the module another name.`

  const schema = buildSchema(schemaFiles(root))
  const newTypes = [type, `${type}Connection`, `${type}Edge`, `${type}Created`, `Create${type}Input`]
  const takenType = newTypes.find((name) => schema.getType(name))
  if (takenType) return `The schema has a type ${takenType} already: give the module another name.`
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  const field = [one, many, `create${type}`].find((name) => name in fields)
  if (field) return `The schema has a field ${field} already: give the module another name.`

  const firstFile = (folder: string, pattern: RegExp, taken: RegExp) =>
    filesIn(root, folder, pattern).find(([, text]) => taken.test(text))?.[0]
  const tables = firstFile(
    'server/database/tables',
    /\.ts$/,
    new RegExp(`^ {2}${one}: \\w+Table$|\\b${type}(Row|Table)\\b`, 'm'),
  )
  if (tables) return `${tables} has a table ${one} already: give the module another name.`
  const services = firstFile(
    'server/modules',
    /\.module\.ts$/,
    new RegExp(`\\b(${many}|${one}Commands|${one}Repository):`),
  )
  if (services) return `${services} has services of these names already: give the module another name.`
  const operation = new RegExp(`^(query|mutation) (${type}|${types}|Create${type})\\b`, 'm')
  const document = firstFile('server', /\.graphql$/, operation)
  if (document) return `${document} has an operation of this name already: give the module another name.`
}
