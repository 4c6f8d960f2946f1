// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const client = fileURLToPath(new URL('../../client', import.meta.url))

/** The text of each query, mutation and fragment of the client, by name. */
const definitions = () => {
  /** @type {Map<string, string>} */
  const texts = new Map()
  for (const path of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.graphql')) continue
    for (const text of readFileSync(join(client, path), 'utf8').split(/^(?=query|mutation|fragment)/m)) {
      const name = /^(?:query|mutation|fragment) (\w+)/.exec(text)?.[1]
      if (name) texts.set(name, text)
    }
  }
  return texts
}

/**
 * The text of an operation of the client, with all fragments that it spreads.
 * @param {string} name
 */
export const documentOf = (name) => {
  const texts = definitions()
  const names = new Set([name])
  for (const used of names) {
    for (const [, spread] of (texts.get(used) ?? '').matchAll(/\.\.\.(\w+_\w+)/g)) if (spread) names.add(spread)
  }
  // Only Apollo Client knows `@unmask`.
  return [...names].map((used) => texts.get(used)?.replaceAll(' @unmask', '')).join('\n')
}
