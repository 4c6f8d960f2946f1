import { expect, test } from 'vitest'
import { assertFound } from '../testing/assert-found'
import { examples } from './examples/examples'
import { isUntouched, providedVariables, variablesText } from './provided-queries'

test('sandbox tab: an example is untouched until its query or its variables are edited', () => {
  const { text, variables } = assertFound(examples.find((example) => example.variables))
  const given = variablesText(variables)
  expect([isUntouched(text), isUntouched(text, given)]).toEqual([true, true])
  expect([isUntouched(text, '{ "id": "mine" }'), isUntouched(`${text}# Mine`, given)]).toEqual([false, false])
  providedVariables.set(text, '{ "id": "filled" }')
  expect(isUntouched(text, '{ "id": "filled" }')).toBe(true)
})
