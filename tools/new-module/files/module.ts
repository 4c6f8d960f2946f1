import type { PlannedFiles } from '../../scaffold/create-files'
import type { ModuleNames } from '../module-names'

/** The folder of a module, without its tests. */
export const moduleFiles = (names: ModuleNames): PlannedFiles => {
  const path = `server/modules/${names.id}/${names.id}`
  return {
    [`${path}.module.ts`]: module(names),
    [`${path}.resolvers.ts`]: resolvers(names),
    [`${path}.queries.ts`]: queries(names),
    [`${path}.commands.ts`]: commands(names),
    [`${path}.rules.ts`]: rules(names),
    [`${path}.repository.ts`]: repository(names),
  }
}

const module = ({ id, type, one, many, prefix }: ModuleNames) => `import { fromDatabase, type Module } from '../module'
import { create${type}Commands } from './${id}.commands'
import { create${type}Queries } from './${id}.queries'
import { create${type}Repository } from './${id}.repository'
import { ${one}Resolvers } from './${id}.resolvers'

export const factories = {
  services: { ${one}Repository: fromDatabase(create${type}Repository) },
  queries: { ${many}: create${type}Queries },
  commands: { ${one}Commands: create${type}Commands },
}

export const module = {
  resolvers: ${one}Resolvers,
  access: {
    Query: { ${one}: 'anyone', ${many}: 'anyone' },
    Mutation: { create${type}: 'signed-in' },
  },
  tokenAccess: { READ: ['${one}', '${many}'], WRITE: ['create${type}'] },
  nodes: {
    ${type}: { prefix: '${prefix}', access: 'anyone', load: (id, { ${many} }) => ${many}.find(id) },
  },
  ...factories,
} satisfies Module
`

const resolvers = ({ type, one, many }: ModuleNames) => `import type { ModuleResolvers } from '../../api/resolver-types'
import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ${type}Row } from '../../database/tables/tables'

export const ${one}Resolvers = {
  Query: {
    ${many}: (_, request, { ${many} }) => ${many}.newest(request),
    ${one}: (_, { id }, { ${many} }) => ${many}.find(id),
  },
  Mutation: {
    create${type}: (_, { input }, { ${one}Commands }) => ${one}Commands.create(input),
  },
  ${type}Connection: connectionResolvers<${type}Row>(),
} satisfies ModuleResolvers
`

const queries = ({ id, type, one }: ModuleNames) => `import { loaderOfOne } from '../../database/loader'
import type { ${type}Repository } from './${id}.repository'

export const create${type}Queries = ({ ${one}Repository }: { ${one}Repository: ${type}Repository }) => {
  const byId = loaderOfOne(${one}Repository.byIds, ({ id }) => id)
  return {
    newest: ${one}Repository.newest,

    find: (id: string) => byId.load(id),
  }
}
`

const commands = ({
  id,
  type,
  one,
  prefix,
}: ModuleNames) => `import type { Create${type}Input } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import type { InTransaction } from '../container-scopes'
import type { ${type}Repository } from './${id}.repository'
import { first${type}Violation, normalized${type} } from './${id}.rules'

interface Dependencies {
  inTransaction: InTransaction<{ ${one}Repository: ${type}Repository }>
  now: () => Date
}

export const create${type}Commands = ({ inTransaction, now }: Dependencies) => ({
  create: async (input: Create${type}Input) => {
    const values = normalized${type}(input)
    const violation = first${type}Violation(values)
    if (violation) return violation
    const ${one} = { ...values, id: newId('${prefix}'), createdAt: now().toISOString() }
    await inTransaction(({ ${one}Repository }) => ${one}Repository.add(${one}))
    return { __typename: '${type}Created' as const, ${one} }
  },
})
`

const rules = ({ type }: ModuleNames) => `import type { Create${type}Input } from '../../generated/resolvers'
import { oneLine } from '../../lib/text'
import { firstViolationOf, type Rule } from '../../lib/violations'

/** The input with surplus spaces removed. */
export const normalized${type} = ({ name }: Create${type}Input) => ({ name: oneLine(name) })

const rules: Rule<ReturnType<typeof normalized${type}>>[] = [
  [({ name }) => name.length <= 100, 'name', 'Name has at most 100 characters'],
]

export const first${type}Violation = firstViolationOf(rules)
`

const repository = ({ type, one }: ModuleNames) => `import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { ${type}Row, Tables } from '../../database/tables/tables'

const newest = latestFirst<${type}Row>('NEWEST', 'createdAt', 'id')

export const create${type}Repository = (db: Database) => ({
  byIds: (ids: readonly string[]) => db.selectFrom('${one}').selectAll().where('id', 'in', ids).execute(),

  newest: (request: PageRequest) => fetchPage(db, db.selectFrom('${one}').selectAll(), newest, request),

  add: (${one}: Insertable<Tables['${one}']>) => db.insertInto('${one}').values(${one}).execute(),
})

export type ${type}Repository = ReturnType<typeof create${type}Repository>
`
