import { examples } from './examples/examples'
import { steps } from './tour/steps'

/** The text of a new tab. */
export const emptyQuery = '# Ctrl+Space lists what fits at the cursor.\n'

/** Variables as the editor shows them. */
export const variablesText = (variables: object | undefined) => (variables ? JSON.stringify(variables, null, 2) : '')

/** The variables of each query that the sandbox provides, as they were last given. */
export const providedVariables = new Map([
  ['', ''],
  [emptyQuery, ''],
  ...examples.map(({ text, variables }): [string, string] => [text, variablesText(variables)]),
  ...steps.map(({ query, variables }): [string, string] => [query, variablesText(variables)]),
])

/** Whether a tab has no work of the user in it. */
export const isUntouched = (query = '', variables = '') =>
  providedVariables.has(query) && ['', providedVariables.get(query)].includes(variables)
