import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedFiles } from '../scaffold/create-files'
import { addImport, insertLast, insertSorted, type Source } from '../scaffold/insert'
import type { ModuleNames } from './module-names'

type Edit = (source: Source, names: ModuleNames, migration: string) => Source

/** The lines about a module in each existing file. */
const edits: Record<string, Edit> = {
  'server/modules/index.ts': (source, { id, one }) => {
    const imported = addImport(source, `import * as ${one} from './${id}/${id}.module'`)
    return insertSorted(imported, /^ {2}\w+,$/, `  ${one},`)
  },
  'server/lib/ids.ts': (source, { prefix }) => insertSorted(source, /^ {2}\| '[\w-]+'$/, `  | '${prefix}'`),
  'server/database/tables/catalogue-tables.ts': (source, { type, one }) => {
    const { file, text } = insertSorted(source, /^ {2}\w+: \w+Table$/, `  ${one}: ${type}Table`)
    return { file, text: `${text}\ninterface ${type}Table {\n  id: string\n  name: string\n  createdAt: string\n}\n` }
  },
  'server/database/tables/tables.ts': (source, { type, one }) =>
    insertSorted(source, /^export type \w+Row\b/, `export type ${type}Row = Selectable<Tables['${one}']>`),
  'server/api/parents.ts': (source, { type }) => {
    const imported = insertSorted(source, /^ {2}\w+Row,$/, `  ${type}Row,`)
    return insertSorted(imported, /^export type \w+Page\b/, `export type ${type}Page = Page<${type}Row>`)
  },
  'server/database/migrate.ts': (source, _, migration) =>
    insertLast(source, /^ {2}'\d{4}-[\w-]+': /, `  '${migration}': () => import('./migrations/${migration}'),`),
  'server/cache/public-operations.ts': (source, { one, many }) => {
    const field = /^ {2}'\w+',$/
    return insertSorted(insertSorted(source, field, `  '${one}',`), field, `  '${many}',`)
  },
  'server/seed/seed.ts': (source, { plural, types, one, many }) => {
    const imported = addImport(source, `import { ${many} } from '../../fixtures/${plural}'`)
    const { file, text } = insertLast(
      imported,
      /^ {4}await seed\w+\(transaction\)$/,
      `    await seed${types}(transaction)`,
    )
    return {
      file,
      text: `${text}\nconst seed${types} = (db: Db) => db.insertInto('${one}').values([...${many}]).execute()\n`,
    }
  },
  'server/api/nodes/nodes.test.ts': (source, { id, type, one }) =>
    insertSorted(
      source,
      /^ {2}\w+: by(Field|List)\(/,
      `  ${type}: byField('${one}'${id === one ? '' : `, '${id.replaceAll('-', '_')}'`}),`,
    ),
  'server/testing/foreign-ids/references.ts': (source, { one, title }) =>
    insertSorted(source, /^ {2}'Query\.\w+ .*,$/, `  'Query.${one} id': '${title} are public.',`),
  'server/database/paging/paging.test.ts': (source, { many }) =>
    insertSorted(source, /^ {2}\['\w+', .*\],$/, `  ['${many}', '', 'CUSTOMER'],`),
  'docs/other-databases.md': (source, { id }) => {
    const table = id.replaceAll('-', '_')
    return insertLast(source, /^\| \w+: `\w+\.id` \| /, `| ${table}: \`${table}.id\` | \`${table}\` |`)
  },
  'client/apollo/cache.ts': (source, { many }) =>
    insertSorted(source, /^ {6}\w+: connectionPolicy,$/, `      ${many}: connectionPolicy,`),
}

export const editedFiles = (root: string, names: ModuleNames, migration: string): PlannedFiles =>
  Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => [
      file,
      edit({ file, text: readFileSync(join(root, file), 'utf8') }, names, migration).text,
    ]),
  )

/** `0032-workshops`: the number after the last migration's. */
export const nextMigration = (root: string, plural: string) => {
  const numbers = readdirSync(join(root, 'server/database/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  return `${String(Math.max(...numbers) + 1).padStart(4, '0')}-${plural}`
}

/** `wor` for `workshop`, or the whole name if another type's ids begin with these letters. */
export const idPrefix = (root: string, id: string) => {
  const short = id.slice(0, 3)
  return readFileSync(join(root, 'server/lib/ids.ts'), 'utf8').includes(`'${short}'`) ? id : short
}
