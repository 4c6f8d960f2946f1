import { type GraphQLSchema, isObjectType } from 'graphql'
import type { Files } from '../lib/files'
import type { Resolvers } from './resolvers'

/** Where a file of the schema is resolved: under its own name, or else where some field of it is. */
export const homeOf = (source: string, schema: GraphQLSchema, { places }: Resolvers, files: Files) => {
  const domain = /([^/]+)\.graphql$/.exec(source)?.[1] ?? ''
  const own = `server/modules/${domain}/${domain}.resolvers.ts`
  if (files.has(own)) return own
  const resolved = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => field.astNode?.loc?.source.name === source)
    .flatMap(({ type, field }) => places.get(`${type.name}.${field.name}`) ?? [])
  // Nothing of a new file is: its module is to be made.
  return resolved[0]?.file ?? own
}
