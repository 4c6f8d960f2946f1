import {
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { everyLook } from '../../e2e/public-pages'
import { schema } from '../api/schema'
import { catalogueTables } from '../database/migrations/0030-catalogue-changes'
import { databases } from '../testing/databases'
import { sourceExecutor } from '../testing/execute'
import { startServer } from '../testing/test-server'
import { watchStatements } from '../testing/watch-statements'
import { publicFields } from './public-operations'

/** Tables that are written only together with the catalogue, or before anything is cached. */
const follows = ['catalogue_change', 'listing_search']

const required: Partial<Record<string, string>> = {
  category: 'slug: "logo-design"',
  company: 'id: "usr-priya-raman"',
  freelancer: 'id: "usr-tomas-vidal"',
  job: 'id: "job-3101"',
  product: 'id: "prd-2101"',
  reviews: 'of: "fre-tomas-vidal"',
  search: 'query: "patent"',
  service: 'id: "srv-1101"',
}

/** Selects every field of a type that needs no argument, some levels deep. */
const everythingOf = (type: GraphQLNamedType, levels: number): string => {
  if (isAbstractType(type)) {
    const members = schema
      .getPossibleTypes(type)
      .map((member) => `... on ${member.name} ${everythingOf(member, levels)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  const parts = Object.values(type.getFields()).map(({ name, type: given, args }) => {
    const inner = getNamedType(given)
    if (args.some(isRequiredArgument) || (levels === 0 && !isLeafType(inner))) return ''
    // Members of a union may have fields of one name and two types.
    return `${type.name}_${name}: ${name} ${everythingOf(inner, levels - 1)}`
  })
  return `{ __typename ${parts.join(' ')} }`
}

describe.each(databases)('catalogue reads on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const { visit } = await startServer({ db, until: afterAll })
  const execute = sourceExecutor(db)
  afterAll(() => db.destroy())

  /** Tables that were read and that do not count for the catalogue version. */
  const uncountedTables = () => {
    const read = statements.flatMap(({ sql }) =>
      [...sql.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => String(table)),
    )
    return [...new Set(read)].filter((table) => !catalogueTables.concat(follows).includes(table))
  }

  test.each(everyLook)('the page %s reads only tables of the catalogue version', async (path) => {
    statements.length = 0
    await visit(path)
    expect(uncountedTables()).toEqual([])
  })

  test.each([...publicFields])('the field %s reads only tables of the catalogue version', async (name) => {
    const field = schema.getQueryType()?.getFields()[name]
    if (!field) throw new Error(`There is no ${name}.`)
    const given = required[name] ?? (field.args.some((arg) => arg.name === 'first') ? 'first: 3' : '')
    statements.length = 0
    const { data, errors } = await execute(
      `{ ${name} ${given && `(${given})`} ${everythingOf(getNamedType(field.type), 3)} }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ [name]: expect.anything() })
    expect(statements.length).toBeGreaterThan(0)
    expect(uncountedTables()).toEqual([])
  })
})
