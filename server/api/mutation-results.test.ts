import { isObjectType, isUnionType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from './schema'

const results = Object.values(schema.getMutationType()?.getFields() ?? {})
  .map(({ type }) => ('ofType' in type && type.ofType) || type)
  .filter(isUnionType)
const members = [...new Set(results.flatMap((union) => union.getTypes()))]
const isFailure = (type: (typeof members)[number]) => type.getInterfaces().some(({ name }) => name === 'Failure')

describe('results of mutations', () => {
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
