import { expect, test } from 'vitest'
import { nobody } from '../api/visitor'
import { openDatabase } from '../database/open-database'
import { testInfrastructure } from '../testing/infrastructure'
import { createContainer } from './container'
import { modules } from './index'
import type { Module } from './module'

const duplicatesIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('container: every service can be created, none depends on itself', async () => {
  const db = openDatabase('file::memory:')
  const container = createContainer(db, testInfrastructure(), nobody)
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(container))
  expect(names).toContain('listings')
  for (const name of names) expect(Reflect.get(container, name), name).toBeDefined()
  await db.destroy()
})

test('modules: no two provide a service of the same name', () => {
  const names = modules.flatMap((module) =>
    Object.entries(module)
      .filter(([group]) => ['services', 'queries', 'commands', 'requestServices'].includes(group))
      .flatMap(([, factories]) => Object.keys(factories)),
  )
  expect(duplicatesIn(names)).toEqual([])
})

test('modules: no two export data of an account by the same name', () => {
  const all: readonly Module[] = modules
  expect(duplicatesIn(all.flatMap(({ accountExport }) => Object.keys(accountExport ?? {})))).toEqual([])
})
