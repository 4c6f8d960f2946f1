import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { flushSync } from 'react-dom'
import { isUntouched, providedVariables, variablesText } from './provided-queries'

interface QueryToOpen {
  /** The operation's name. */
  name: string
  query: string
  variables?: object | undefined
}

/**
 * Opens a query: in the tab that has it, else in the current tab, or in a new one if the user has edited the current tab or its
 * variables. `ready` once all editors exist, because GraphiQL creates them one after the other.
 */
export const useOpenQuery = () => {
  const editors = useEditorContext({ nonNull: true })
  const { stop } = useExecutionContext({ nonNull: true })
  const { tabs, activeTabIndex, addTab, changeTab, queryEditor, variableEditor, responseEditor } = editors
  const open = ({ name, query, variables }: QueryToOpen) => {
    // The events of a running subscription would appear as the answer of the opened query.
    stop()
    const current = queryEditor?.getValue()
    const otherTab =
      current === query ? -1 : tabs.findIndex((tab, index) => tab.query === query && index !== activeTabIndex)
    if (otherTab >= 0) return changeTab(otherTab)
    if (!isUntouched(current, variableEditor?.getValue())) flushSync(addTab)
    const values = variablesText(variables)
    providedVariables.set(query, values)
    queryEditor?.setValue(query)
    variableEditor?.setValue(values)
    responseEditor?.setValue('')
    // The editors update the tab later; until then a run would send the old operation name.
    editors.setOperationName(name)
    editors.updateActiveTabValues({ query, variables: values, response: '' })
  }
  return { open, ready: Boolean(queryEditor && variableEditor && responseEditor) }
}
