import { isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../api/schema'

test('the input has a member for each step of the table, and no other', () => {
  const input = schema.getType('ApplicationTransitionInput')
  const names = isInputObjectType(input) ? Object.keys(input.getFields()).sort() : []
  expect(names).toEqual(['decline', 'hire', 'hireAndClose', 'shortlist', 'withdraw'])
})
