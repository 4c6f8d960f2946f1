import { expect, test } from 'vitest'
import { lazily, type Makers } from './lazily'

interface Things {
  first: { name: string }
  second: { of: { name: string } }
}

const watched = () => {
  const made: string[] = []
  const makers: Makers<Things & { name: string }, Things> = {
    first: ({ name }) => {
      made.push('first')
      return { name }
    },
    second: ({ first }) => {
      made.push('second')
      return { of: first }
    },
  }
  return { made, make: lazily<{ name: string }, Things>(makers) }
}

test('a thing is made when it is first asked for, with what it is made of, and once', () => {
  const { made, make } = watched()
  const things = make({ name: 'one' })
  expect(made).toEqual([])
  expect(things.second.of).toBe(things.first)
  expect(things.second).toBe(things.second)
  expect(made).toEqual(['first', 'second'])
})

test('each set has things of its own', () => {
  const { make } = watched()
  const [one, other] = [make({ name: 'one' }), make({ name: 'other' })]
  expect([one.first.name, other.first.name]).toEqual(['one', 'other'])
})

test('a copy asks for nothing, and has the same things', () => {
  const { made, make } = watched()
  const things = make({ name: 'one' })
  // As Apollo Server copies a context.
  const copy: typeof things = Object.assign(Object.create(Object.getPrototypeOf(things)), things)
  expect(made).toEqual([])
  expect(copy.first).toBe(things.first)
})
