import { makeExecutableSchema } from '@graphql-tools/schema'
import { DateTimeResolver, JSONResolver, NonNegativeIntResolver, URLResolver } from 'graphql-scalars'
import { typeDefs } from '../generated/schema'
import { modules } from '../modules/index'
import { access } from './access'
import { guard } from './access-guard'
import type { ModuleResolvers, UnresolvedField } from './resolver-types'

const scalars = {
  DateTime: DateTimeResolver,
  JSON: JSONResolver,
  NonNegativeInt: NonNegativeIntResolver,
  URL: URLResolver,
}

const moduleResolvers = modules.flatMap((module) => ('resolvers' in module ? [module.resolvers] : []))
/** Compiles only if no resolver is missing. Otherwise the error names it. */
type Complete<Table, _Missing extends never> = Table
const resolvers: Complete<ModuleResolvers[], UnresolvedField<(typeof moduleResolvers)[number]>> = moduleResolvers

export const schema = guard(makeExecutableSchema({ typeDefs, resolvers: [scalars, ...resolvers] }), access)
