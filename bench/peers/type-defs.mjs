// @ts-check
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../schema/', import.meta.url)

/** Marque's own SDL. */
export const typeDefs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
