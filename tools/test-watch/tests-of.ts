import { endsIn, isForTests, isTest } from '../impact/ends'
import { importersOf, modulesOf } from '../impact/modules'
import type { Files } from '../lib/files'

/**
 * The tests that a change of these files touches: those that lead to them by imports, and those in the folder of a screen or
 * module that does, since they go there by an address or through the schema.
 */
export const testsOf = (changed: string[], files: Files) => {
  // What is gone is still imported.
  const modules = modulesOf(new Map([...changed.map((file): [string, string] => [file, '']), ...files]))
  const isEndOfClient = endsIn(modules)
  const isEnd = (file: string) => isEndOfClient(file) || /^server\/(schema\.ts$|services\/)/.test(file)
  // Where everything hangs together, everything hangs on a change that is made right there.
  const isCentre = (file: string) => isEnd(file) || file.startsWith('client/testing/')
  const reached = new Set(
    changed.flatMap((file) => [
      ...importersOf([file, file.replace(/\.graphql$/, '.generated.ts')], modules, isCentre(file) ? isTest : isEnd),
    ]),
  )
  const homes = new Set([...reached].filter((file) => !isForTests(file)).flatMap((file) => homeOf(file) ?? []))
  return [...files.keys()].filter((file) => isTest(file) && (reached.has(file) || homes.has(homeOf(file) ?? '')))
}

const homeOf = (file: string) => /^(client\/screens|server\/modules)\/[^/]+/.exec(file)?.[0]
