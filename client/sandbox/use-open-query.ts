import { useEditorContext } from '@graphiql/react'
import { flushSync } from 'react-dom'
import { examples } from './examples/examples'
import { steps } from './tour/steps'

interface Opened {
  /** Of its operation. */
  name: string
  query: string
  variables?: object | undefined
}

/** What an empty tab holds. */
export const emptyQuery = '# Ctrl+Space lists what fits at the cursor.\n'

/** A tab that holds one of these and nothing else has no work of anybody in it. */
const ours = new Set(['', emptyQuery, ...examples.map(({ text }) => text), ...steps.map(({ query }) => query)])

/**
 * Puts a query into the editors: in the tab that has it, else in this one, unless somebody has written in it. Not before
 * the editors are there: their parts come one after the other.
 */
export const useOpenQuery = () => {
  const editors = useEditorContext({ nonNull: true })
  const { tabs, activeTabIndex, addTab, changeTab, queryEditor, variableEditor, responseEditor } = editors
  const open = ({ name, query, variables }: Opened) => {
    const here = queryEditor?.getValue()
    const other = here === query ? -1 : tabs.findIndex((tab, index) => tab.query === query && index !== activeTabIndex)
    if (other >= 0) return changeTab(other)
    if (!ours.has(here ?? '')) flushSync(addTab)
    const values = variables ? JSON.stringify(variables, null, 2) : ''
    queryEditor?.setValue(query)
    variableEditor?.setValue(values)
    responseEditor?.setValue('')
    // The editors tell the tab a moment later; until then it would run under the name that it had.
    editors.setOperationName(name)
    editors.updateActiveTabValues({ query, variables: values })
  }
  return { open, ready: Boolean(queryEditor && variableEditor && responseEditor) }
}
