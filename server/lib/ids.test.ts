import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './ids'

afterEach(() => {
  vi.useRealTimers()
})

const UUID_7 = /^eng-[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('new id: a prefix and a UUID of version 7 with the time of its creation', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T20:43:40.123Z') })
  const id = newId('eng')
  expect(id).toMatch(UUID_7)
  expect(Number.parseInt(id.slice(4, 17).replace('-', ''), 16)).toBe(Date.now())
})

test('new id: later ids sort behind earlier ones', () => {
  vi.useFakeTimers({ now: 0 })
  const ids = [0, 1, 1_000, 86_400_000, 1_700_000_000_000, 1_800_000_000_000].map((moment) => {
    vi.setSystemTime(moment)
    return newId('msg')
  })
  expect(ids.toSorted()).toEqual(ids)
})

test('new id: ids of the same millisecond differ', () => {
  vi.useFakeTimers({ now: 0 })
  const ids = Array.from({ length: 10_000 }, () => newId('evt'))
  expect(new Set(ids).size).toBe(ids.length)
})

test('new id: no two modules use the same prefix, except for events', () => {
  const folder = join(import.meta.dirname, '../modules')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modulesOf = new Map<string, Set<string>>()
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const [module = ''] = file.split('/')
    for (const [, prefix = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/\bnewId\('(\w+)'\)/g))
      modulesOf.set(prefix, (modulesOf.get(prefix) ?? new Set()).add(module))
  }
  expect(modulesOf.size).toBeGreaterThan(20)
  expect([...modulesOf].filter(([, users]) => users.size > 1).map(([prefix]) => prefix)).toEqual(['evt'])
})
