import {
  CamelCasePlugin,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type SelectModifierNode,
  SqliteQueryCompiler,
} from 'kysely'

/** The naming of Kysely's plugin. As a plugin it would copy the tree of each statement, and every row. */
class Naming extends CamelCasePlugin {
  columnOf(property: string) {
    return this.snakeCase(property)
  }

  propertyOf(column: string) {
    return this.camelCase(column)
  }
}

const naming = new Naming()

/** The column of a property: `price_cents` of `priceCents`. */
export const columnOf = (property: string) => naming.columnOf(property)

/** The property of a column: `priceCents` of `price_cents`. */
export const propertyNameOf = (column: string) => naming.propertyOf(column)

/** Writes names of columns and tables in snake case. */
export class SnakeCaseSqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return super.sanitizeIdentifier(naming.columnOf(name))
  }

  /** Leaves out row locks, such as `for update`. SQLite has none, and needs none: only one transaction at a time writes. */
  protected override visitSelectModifier(node: SelectModifierNode) {
    if (node.rawModifier || node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

/** Writes names of columns and tables in snake case. */
export class SnakeCasePostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return super.sanitizeIdentifier(naming.columnOf(name))
  }
}

/** Names the properties of PostgreSQL's rows. The dialects of SQLite do it themselves. */
export const camelCaseRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const [first] = result.rows
    if (first === undefined) return result
    const columns = Object.keys(first)
    const properties = columns.map(propertyNameOf)
    const rows = result.rows.map((row) => Object.fromEntries(columns.map((column, i) => [properties[i], row[column]])))
    return { ...result, rows }
  },
}
