import { expect, test } from 'vitest'
import { lazyServices } from './lazy-services'
import type { Factories } from './module'

interface Services {
  first: { name: string }
  second: { uses: { name: string } }
}

const watched = () => {
  const created: string[] = []
  const factories: Factories<Services, Services & { name: string }> = {
    first: ({ name }) => {
      created.push('first')
      return { name }
    },
    second: ({ first }) => {
      created.push('second')
      return { uses: first }
    },
  }
  return { created, create: lazyServices<{ name: string }, Services>(factories) }
}

test('a service is created on first use, with the services it needs, and once', () => {
  const { created, create } = watched()
  const services = create({ name: 'one' })
  expect(created).toEqual([])
  expect(services.second.uses).toBe(services.first)
  expect(services.second).toBe(services.second)
  expect(created).toEqual(['first', 'second'])
})

test('each container has services of its own', () => {
  const { create } = watched()
  const [one, other] = [create({ name: 'one' }), create({ name: 'other' })]
  expect([one.first.name, other.first.name]).toEqual(['one', 'other'])
})

test('a copy creates nothing and shares the services', () => {
  const { created, create } = watched()
  const services = create({ name: 'one' })
  // As Apollo Server copies a context.
  const copy: typeof services = Object.assign(Object.create(Object.getPrototypeOf(services)), services)
  expect(created).toEqual([])
  expect(copy.first).toBe(services.first)
})
