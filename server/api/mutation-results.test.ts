import { getNamedType, isObjectType, isUnionType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from './schema'

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const results = mutations.map(({ type }) => getNamedType(type)).filter(isUnionType)
const members = [...new Set(results.flatMap((union) => union.getTypes()))]
const isFailure = (type: (typeof members)[number]) => type.getInterfaces().some(({ name }) => name === 'Failure')

describe('results of mutations', () => {
  /** Two mutations that end in the same states share a union. */
  const shared: Record<string, string> = {
    discardListingChanges: 'OwnListingResult!',
    removeAuthenticatorApp: 'RemoveSecondFactorResult!',
    removePasskey: 'RemoveSecondFactorResult!',
    unpublishListing: 'OwnListingResult!',
  }

  test('each mutation returns a union that is named like it, but for two that return a Boolean', () => {
    const others = mutations.filter(({ name, type }) => {
      const expected = shared[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}Result!`
      return String(type) !== expected || !isUnionType(getNamedType(type))
    })
    expect(others.map(({ name, type }) => [name, String(type)])).toEqual([
      ['logout', 'Boolean!'],
      ['signalTyping', 'Boolean!'],
    ])
  })

  test('each union has a success', () => {
    expect(results.filter((union) => union.getTypes().every(isFailure)).map(String)).toEqual([])
  })

  test('a failure is a member of a result, and a member that is named like a failure is one', () => {
    const failures = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && isFailure(type))
    expect(failures.filter((type) => !members.some((member) => member === type)).map(String)).toEqual([])
    const named = members.filter(({ name }) =>
      /^(Invalid|TooMany|Wrong)|(NotFound|Refused|Failed|Declined)$/.test(name),
    )
    expect(named.filter((type) => !isFailure(type)).map(String)).toEqual([])
    expect(named.length).toBeGreaterThan(15)
  })
})
