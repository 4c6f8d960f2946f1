import { isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../api/schema'
import { inputName } from '../../process/fields'
import { applicationProcess } from './application.process'

test('ApplicationTransitionInput: has a member for each transition of the process table, with its fields', () => {
  const fieldsOf = (type: unknown) => (isInputObjectType(type) ? Object.values(type.getFields()) : [])
  const members = fieldsOf(schema.getType('ApplicationTransitionInput'))
  expect(members.map(({ name }) => name).sort()).toEqual(['decline', 'hire', 'hireAndClose', 'shortlist', 'withdraw'])
  for (const { name, type } of members) {
    const step = applicationProcess.steps.find((row) => inputName(row.name) === name)
    expect([name, ...fieldsOf(type).map((field) => field.name)]).toEqual([
      name,
      ...(step?.fields ?? []).map((field) => field.name),
    ])
  }
})
