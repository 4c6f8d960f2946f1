import { expect, test } from 'vitest'
import { readSandboxAddress, sandboxAddress } from './sandbox-address'

const carriedBy = (address: string) => readSandboxAddress(new URL(address, 'http://localhost').hash)

test('an address gives back what was put into it', () => {
  const shared = {
    query: '# 100 % & more: #, +, "é", 🜚\nquery A($b: ID!) {\n  c(d: $b)\n}\n',
    variables: '{ "b": "1 + 1 = 2" }',
  }
  expect(carriedBy(sandboxAddress(shared))).toEqual(shared)
})

test('without variables it names none', () => {
  expect(sandboxAddress({ query: '{ a }', variables: '' })).toBe('/sandbox#query=%7B+a+%7D')
  expect(carriedBy('/sandbox#query={a}')).toEqual({ query: '{a}', variables: '' })
})

test('an address that carries no query carries nothing', () => {
  for (const address of ['/sandbox', '/sandbox#', '/sandbox#main', '/sandbox#variables=1'])
    expect(carriedBy(address)).toBeUndefined()
})
