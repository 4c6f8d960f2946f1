import { makeExecutableSchema } from '@graphql-tools/schema'
import { typeDefs } from '../generated/schema'
import { access, adminReads, beforeConfirmation, beforeSecondFactor, freshSignIn, tokenAccess } from './access'
import { guard } from './access-guard'
import { requireConfirmedEmail } from './confirmed-email'
import { apiModules } from './nodes/nodes'
import type { Complete, ModuleResolvers, UnresolvedField } from './resolver-types'
import { scalars } from './scalars'

const moduleResolvers = apiModules.flatMap((module) => ('resolvers' in module ? [module.resolvers] : []))
const resolvers: Complete<ModuleResolvers[], UnresolvedField<(typeof moduleResolvers)[number]>> = moduleResolvers

const executable = makeExecutableSchema({ typeDefs, resolvers: [scalars, ...resolvers] })

export const schema = guard(requireConfirmedEmail(executable, beforeConfirmation), {
  adminReads,
  access,
  beforeSecondFactor,
  freshSignIn,
  tokenAccess,
})
