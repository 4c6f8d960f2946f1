import { useEditorContext } from '@graphiql/react'
import { flushSync } from 'react-dom'
import { examples } from './examples/examples'
import { steps } from './tour/steps'

interface QueryToOpen {
  /** The operation's name. */
  name: string
  query: string
  variables?: object | undefined
}

/** The text of a new tab. */
export const emptyQuery = '# Ctrl+Space lists what fits at the cursor.\n'

/** A tab with one of these texts has no work of the user in it. */
const providedTexts = new Set(['', emptyQuery, ...examples.map(({ text }) => text), ...steps.map(({ query }) => query)])

/**
 * Opens a query: in the tab that has it, else in the current tab, or in a new one if the user has edited the current tab. `ready`
 * once all editors exist, because GraphiQL creates them one after the other.
 */
export const useOpenQuery = () => {
  const editors = useEditorContext({ nonNull: true })
  const { tabs, activeTabIndex, addTab, changeTab, queryEditor, variableEditor, responseEditor } = editors
  const open = ({ name, query, variables }: QueryToOpen) => {
    const current = queryEditor?.getValue()
    const otherTab =
      current === query ? -1 : tabs.findIndex((tab, index) => tab.query === query && index !== activeTabIndex)
    if (otherTab >= 0) return changeTab(otherTab)
    if (!providedTexts.has(current ?? '')) flushSync(addTab)
    const values = variables ? JSON.stringify(variables, null, 2) : ''
    queryEditor?.setValue(query)
    variableEditor?.setValue(values)
    responseEditor?.setValue('')
    // The editors update the tab later; until then a run would send the old operation name.
    editors.setOperationName(name)
    editors.updateActiveTabValues({ query, variables: values, response: '' })
  }
  return { open, ready: Boolean(queryEditor && variableEditor && responseEditor) }
}
