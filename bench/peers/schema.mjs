// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { rootFields } from './catalogue.mjs'

const folder = new URL('../../schema/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'))

/** Marque's own schema. All but the four root fields have the default resolver. */
export const schema = makeExecutableSchema({
  typeDefs: files.map((name) => readFileSync(new URL(name, folder), 'utf8')),
  resolvers: {
    Query: Object.fromEntries(
      Object.entries(rootFields).map(([name, resolve]) => [
        name,
        (/** @type {unknown} */ _, /** @type {never} */ args) => resolve(args),
      ]),
    ),
  },
})
