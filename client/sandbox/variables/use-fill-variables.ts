import { useEditorContext, useSchemaStore } from '@graphiql/react'
import { parse } from 'graphql'
import { readObject } from '../read-object'
import { exampleValues } from './example-values'
import { missingVariables } from './missing-variables'

/** Adds sample values for the open query's variables that have none. */
export const useFillVariables = () => {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true })
  const { schema } = useSchemaStore()

  const fill = (withOptional: boolean) => {
    if (!schema || !queryEditor || !variableEditor) return 0
    const document = parse(queryEditor.getValue())
    const variables = readObject('The variables', variableEditor.getValue()) ?? {}
    const added = missingVariables({ schema, document, variables, known: exampleValues(schema), withOptional })
    const count = Object.keys(added).length
    if (count > 0) variableEditor.setValue(JSON.stringify({ ...variables, ...added }, null, 2))
    return count
  }

  return {
    /** Returns the number of added values. Throws if the query or its variables have a syntax error. */
    fillAll: () => fill(true),
    /** Fills in what the query can't run without. Does nothing about a syntax error, which the editors underline. */
    fillNeeded: () => {
      try {
        fill(false)
      } catch {}
    },
  }
}
