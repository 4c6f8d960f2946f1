import { posix } from 'node:path'
import type { Files } from '../impact/files'
import { importersOf, type Modules } from '../impact/modules'

/** Everything hangs together behind these: what lies behind them is not what a change is about. */
const ends = /^client\/(testing\/|[a-z-]*routes\.tsx$)|^server\/(schema\.ts$|services\/)/
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * The tests that a change of these files touches: those that lead to them by imports, and those in the folder of a screen or
 * module that does, since they go there by an address or through the schema.
 */
export const testsOf = (changed: string[], files: Files, modules: Modules) => {
  const seeds = changed.map((file) => file.replace(/\.graphql$/, '.generated.ts'))
  const reached = importersOf(seeds, modules, (file) => ends.test(file) || isTest(file))
  const folders = new Set([...reached].flatMap((file) => homeOf(file) ?? []))
  return [...files.keys()].filter(
    (file) =>
      isTest(file) && (reached.has(file) || folders.has(homeOf(file) ?? '') || folders.has(posix.dirname(file))),
  )
}

const homeOf = (file: string) => /^(client\/screens|server\/modules)\/[^/]+/.exec(file)?.[0]
