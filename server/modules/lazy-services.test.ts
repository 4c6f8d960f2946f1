import { expect, test } from 'vitest'
import { lazyServices } from './lazy-services'
import type { Factories } from './module'

interface Services {
  first: { name: string }
  second: { uses: { name: string } }
}

const setUp = () => {
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

test('lazy services: a service is created once, on first use, with the services it needs', () => {
  const { created, create } = setUp()
  const services = create({ name: 'one' })
  expect(created).toEqual([])
  expect(services.second.uses).toBe(services.first)
  expect(services.second).toBe(services.second)
  expect(created).toEqual(['first', 'second'])
})

test('lazy services: each container has services of its own', () => {
  const { create } = setUp()
  const [one, other] = [create({ name: 'one' }), create({ name: 'other' })]
  expect([one.first.name, other.first.name]).toEqual(['one', 'other'])
})

test('lazy services: a copy of a container creates no service and shares those of the original', () => {
  const { created, create } = setUp()
  const services = create({ name: 'one' })
  // Apollo Server copies contexts in this way.
  const copy: typeof services = Object.assign(Object.create(Object.getPrototypeOf(services)), services)
  expect(created).toEqual([])
  expect(copy.first).toBe(services.first)
})
