// @ts-check
import { makeExecutableSchema } from '@graphql-tools/schema'
import { rootFields } from './catalogue.mjs'
import { typeDefs } from './type-defs.mjs'

/** Marque's own schema. All but the four root fields have the default resolver. */
export const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Query: Object.fromEntries(
      Object.entries(rootFields).map(([name, resolve]) => [
        name,
        (/** @type {unknown} */ _, /** @type {never} */ args) => resolve(args),
      ]),
    ),
  },
})
