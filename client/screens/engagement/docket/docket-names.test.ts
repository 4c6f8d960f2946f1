import { expect, test } from 'vitest'
import { docketKinds, jurisdictions } from '../../../../server/modules/docket/docket-names'
import { kinds, offices } from './docket-names'

test('docket form: kinds and offices have the names that the API gives to entries', () => {
  // In the form it is a choice beside others.
  expect(Object.fromEntries(kinds)).toEqual({ ...docketKinds, OTHER: 'Another date' })
  expect(Object.fromEntries(offices)).toEqual(
    Object.fromEntries(Object.entries(jurisdictions).map(([name, { label }]) => [name, label])),
  )
})
