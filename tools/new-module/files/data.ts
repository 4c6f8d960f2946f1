import type { PlannedFiles } from '../../scaffold/create-files'
import type { ModuleNames } from '../module-names'

/** The migration and the sample data of a module. */
export const dataFiles = (names: ModuleNames, migration: string): PlannedFiles => ({
  [`server/database/migrations/${migration}.ts`]: migrationOf(names),
  [`fixtures/${names.plural}.ts`]: fixtures(names),
})

const migrationOf = ({ table }: ModuleNames) => `import type { Kysely } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('${table}')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('${table}_newest').on('${table}').columns(['created_at', 'id']).execute()
  await countCatalogueChanges(db, '${table}')
}
`

const fixtures = ({ type, many, noun, prefix }: ModuleNames) => `/** One sentence about what a ${noun} is. */
interface ${type}Fixture {
  id: \`${prefix}-\${string}\`
  name: string
  createdAt: string
}

export const ${many}: readonly ${type}Fixture[] = [
  { id: '${prefix}-1', name: 'The first ${noun}', createdAt: '2026-10-01T09:00:00.000Z' },
  { id: '${prefix}-2', name: 'The second ${noun}', createdAt: '2026-11-01T09:00:00.000Z' },
]
`
