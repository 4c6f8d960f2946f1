import { UserError } from '../lib/command'
import type { Plan } from '../scaffold/create-files'
import { isKebabCase, pluralOf } from '../scaffold/names'
import { conflict } from './conflict'
import { editedFiles, idPrefix, nextMigration } from './edits'
import { dataFiles } from './files/data'
import { moduleFiles } from './files/module'
import { sdl } from './files/sdl'
import { testFiles } from './files/tests'
import { moduleNames } from './module-names'

/** The files of a module, and the lines about it in other files. Throws if its name is taken. */
export const planModule = (root: string, [id = '', plural = pluralOf(id)]: string[]): Plan => {
  if (!isKebabCase(id)) throw new UserError('Give the module a name in the singular: npm run new:module -- workshop')
  if (!isKebabCase(plural))
    throw new UserError(`${plural} is no name: the plural is in small letters, like ${id}-list.`)
  const names = moduleNames(id, plural, idPrefix(root, id))
  const taken = conflict(root, names)
  if (taken) throw new UserError(taken)
  const migration = nextMigration(root, plural)
  return {
    files: {
      [`schema/${id}.graphql`]: sdl(names),
      ...moduleFiles(names),
      ...testFiles(names),
      ...dataFiles(names, migration),
      ...editedFiles(root, names, migration),
    },
    advice: `Write the rules of a ${names.noun}; one test fails until then:
npx vitest run server/modules/${id}
Then write fixtures/${plural}.ts, and choose in ${id}.module.ts who may call create${names.type}. docs/modules.md has the next steps.`,
  }
}
