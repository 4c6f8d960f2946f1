import {
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { pageVariants } from '../../e2e/lib/public-pages'
import { schema } from '../api/schema'
import { createContainer } from '../modules/container'
import { signedInAs } from '../testing/accounts/sign-in'
import { catalogueTablesOf } from '../testing/database/catalogue-tables'
import { databases } from '../testing/database/databases'
import { watchStatements } from '../testing/database/watch-statements'
import { executor, newVisitor, sourceExecutor } from '../testing/execute'
import { testInfrastructure } from '../testing/infrastructure'
import { expectValue } from '../testing/result'
import { startServer } from '../testing/test-server'
import { changedByOthers, publicFields } from './public-operations'

/** Tables that are written only together with tables of the catalogue. */
const derivedTables = [
  'catalogue_change',
  'facet_count',
  'trait_count',
  'listing_count',
  'listing_search',
  'listing_trait',
  'search_word',
  'search_word_trigram',
  'profile_trait',
  'seller_trait',
]

/** Arguments of fields that are neither lists nor found by the id of an entry of a list. */
const requiredArguments: Partial<Record<string, string>> = {
  category: 'slug: "logo-design"',
  reviews: 'of: "fre-tomas-vidal"',
  search: 'query: "patent"',
  starCounts: 'of: "srv-1101"',
}

/** The configuration decides the rule of passwords, and the languages are a list of the code. */
const fieldsWithoutTables: ReadonlySet<string> = new Set(['languages', 'passwordRule'])

/** Tables of the viewer's own saved listings and marks. */
const changedByOwner: ReadonlySet<string> = new Set(['saved_listing', 'helpful_mark'])

const queryFields = schema.getQueryType()?.getFields() ?? {}
const typeOf = (field: string) => getNamedType(queryFields[field]?.type)?.name

const none: ReadonlySet<string> = new Set()

/** Selects all fields of a type that need no argument, to a depth of `levels` objects. */
const everythingOf = (type: GraphQLNamedType, levels: number, without = none): string => {
  if (isAbstractType(type)) {
    const members = schema
      .getPossibleTypes(type)
      .map((member) => `... on ${member.name} ${everythingOf(member, levels, without)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  const parts = Object.values(type.getFields()).map(({ name, type: fieldType, args }) => {
    const inner = getNamedType(fieldType)
    if (without.has(name) || args.some(isRequiredArgument) || (levels === 0 && !isLeafType(inner))) return ''
    // Aliased, because members of a union can have fields of the same name and different types.
    return `${type.name}_${name}: ${name} ${everythingOf(inner, levels - 1, without)}`
  })
  return `{ __typename ${parts.join(' ')} }`
}

describe.each(databases)('catalogue reads on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const { visit } = await startServer({ db, until: afterAll })
  const execute = sourceExecutor(db)
  afterAll(() => db.destroy())

  const visitor = await signedInAs(executor(db), 'CUSTOMER')
  const catalogueTables = await catalogueTablesOf(db)

  /** Tables that were read although their changes do not change the catalogue version. */
  const uncountedTables = () => {
    const read = statements.flatMap(({ sql }) =>
      [...sql.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => String(table)),
    )
    return [...new Set(read)].filter((table) => !catalogueTables.concat(derivedTables).includes(table))
  }

  test.each(pageVariants)('the page %s reads only tables of the catalogue version', async (path) => {
    statements.length = 0
    await visit(path)
    expect(uncountedTables()).toEqual([])
  })

  /** The first entry of the list that has entries of a field's type. */
  const idFor = async (name: string) => {
    const list = Object.keys(queryFields).find((field) => typeOf(field) === `${typeOf(name)}Connection`)
    const { data } = await execute(`{ ${list}(first: 1) { nodes { id } } }`)
    return /"id":("[^"]+")/.exec(JSON.stringify(data))?.[1]
  }
  const argumentsOf = async (name: string) => {
    const args = queryFields[name]?.args ?? []
    if (args.some((arg) => arg.name === 'id')) return `(id: ${await idFor(name)})`
    const required = requiredArguments[name] ?? (args.some((arg) => arg.name === 'first') && 'first: 3')
    return required ? `(${required})` : ''
  }

  test.each([...publicFields])('the field %s reads only tables of the catalogue version', async (name) => {
    const field = queryFields[name]
    if (!field) throw new Error(`There is no ${name}.`)
    const args = await argumentsOf(name)
    statements.length = 0
    const { data, errors } = await execute(`{ ${name} ${args} ${everythingOf(getNamedType(field.type), 3)} }`)
    expect(
      errors,
      `Add arguments of ${name} to requiredArguments in server/cache/catalogue-reads.test.ts`,
    ).toBeUndefined()
    expect(data, `The sample data have no ${name}: add one to fixtures/`).toMatchObject({ [name]: expect.anything() })
    expect(statements.length > 0).toBe(!fieldsWithoutTables.has(name))
    expect(
      uncountedTables(),
      `Call countCatalogueChanges for these tables in a migration, or take ${name} from server/cache/public-operations.ts`,
    ).toEqual([])
  })

  /** The owner of the job that `argumentsOf` names, who reads its applications. */
  const jobOwner = async () => {
    const id: string = JSON.parse(expectValue(await idFor('job')))
    const { ownerId } = await db.selectFrom('job').select('ownerId').where('id', '=', id).executeTakeFirstOrThrow()
    const owner = newVisitor()
    owner.setSession(await createContainer(db, testInfrastructure(), owner).sessionService.start(ownerId, true, ''))
    return owner
  }

  const accounts = { customer: visitor, 'job owner': await jobOwner() }
  const cases = [...publicFields].flatMap((name) =>
    Object.entries(accounts).map((account) => [name, ...account] as const),
  )

  test.each(cases)(
    '%s in the session of a %s reads nothing else than what its account changes itself',
    async (name, _, visitor) => {
      statements.length = 0
      await execute('{ __typename }', {}, visitor)
      const ofSession = uncountedTables()
      const all = everythingOf(getNamedType(expectValue(queryFields[name]).type), 3, changedByOthers)
      const source = `{ ${name} ${await argumentsOf(name)} ${all} }`
      statements.length = 0
      expect((await execute(source, {}, visitor)).errors).toBeUndefined()
      const others = uncountedTables().filter((table) => !ofSession.includes(table))
      expect(others.filter((table) => !changedByOwner.has(table))).toEqual([])
    },
  )
})
