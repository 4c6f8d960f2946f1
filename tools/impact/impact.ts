import { buildSchema } from '../lib/build-schema'
import type { Files } from '../lib/files'
import { type Change, changesBetween, compare } from './changes'
import { clientDefinitions, type Touched, touchedBy } from './documents'
import { endsIn, isTest } from './ends'
import { keysOf } from './keys'
import { importersOf, modulesOf } from './modules'
import { type Task, tasksOf } from './resolver-tasks'
import { resolversIn } from './resolvers'
import { clientReach, examplesAmong, type Hook, type Screen } from './screens'
import { mentioning, mentionsIn } from './server-tests'

export type Impact = Omit<Change, 'names'> & {
  documents: Touched[]
  hooks: Hook[]
  screens: Screen[]
  resolvers: Task[]
  tests: string[]
  examples: string[]
}

type Schemas = { base: Files; next: Files; ref: string }

/** Each change of the schema with everything that hangs on it. `code` is only asked for when there is a change. */
export const impactOf = async ({ base, next, ref }: Schemas, code: () => Files): Promise<Impact[]> => {
  const schemas = { base: buildSchema(base, ` at ${ref}`), next: buildSchema(next) }
  const changes = await changesBetween(schemas.base, schemas.next)
  if (changes.length === 0) return []
  const files = code()
  const both = [schemas.base, schemas.next]
  const definitions = clientDefinitions(files, both)
  const modules = modulesOf(files)
  const project = { ...schemas, files, resolvers: resolversIn(files) }
  // Of the server we know its tests, and what these share.
  const server = mentionsIn(files, /^server\/(testing\/.*|.*\.test)\.ts$/, both)
  const examples = mentionsIn(files, /^client\/sandbox\/(?!.*\.test\.).*\.tsx?$/, both)

  return changes.map(({ names, ...change }) => {
    const keys = keysOf({ ...change, names }, schemas.next)
    const documents = touchedBy(keys, definitions)
    const { hooks, screens, tests } = clientReach(documents, keys, files, modules)
    const serverTests = [...importersOf(mentioning(keys, server, schemas.base), modules, endsIn(modules))].filter(
      isTest,
    )
    const written = examples
      .flatMap((one) => touchedBy(keys, one.definitions))
      .filter(({ kind }) => kind !== 'fragment')
    return {
      ...change,
      documents,
      hooks,
      screens,
      resolvers: tasksOf({ ...change, names }, project),
      tests: [...new Set([...tests, ...serverTests])].sort(compare),
      examples: examplesAmong(documents, written, files, modules),
    }
  })
}
