import { expect, test } from 'vitest'
import { readSandboxAddress, sandboxAddress } from './sandbox-address'

const readBack = (address: string) => readSandboxAddress(new URL(address, 'http://localhost').hash)

test('sandbox address: query and variables are read back unchanged', () => {
  const shared = {
    query: '# 100 % & more: #, +, "é", 🜚\nquery A($b: ID!) {\n  c(d: $b)\n}\n',
    variables: '{ "b": "1 + 1 = 2" }',
  }
  expect(readBack(sandboxAddress(shared))).toEqual(shared)
})

test('sandbox address: has no parameter for empty variables', () => {
  expect(sandboxAddress({ query: '{ a }', variables: '' })).toBe('/sandbox#query=%7B+a+%7D')
  expect(readBack('/sandbox#query={a}')).toEqual({ query: '{a}', variables: '' })
})

test('sandbox address: without a query nothing is read', () => {
  for (const address of ['/sandbox', '/sandbox#', '/sandbox#main', '/sandbox#variables=1'])
    expect(readBack(address)).toBeUndefined()
})
