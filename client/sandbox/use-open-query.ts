import { useEditorContext } from '@graphiql/react'
import { flushSync } from 'react-dom'
import { examples } from './examples/examples'
import { steps } from './tour/steps'

interface Opened {
  query: string
  variables?: object | undefined
}

/** What an empty tab holds. */
export const emptyQuery = '# Ctrl+Space lists what fits at the cursor.\n'

/** A tab that holds one of these and nothing else has no work of anybody in it. */
const ours = new Set(['', emptyQuery, ...examples.map(({ text }) => text), ...steps.map(({ query }) => query)])

/** Puts a query into the editors: in the tab that has it, else in this one, unless somebody has written in it. */
export const useOpenQuery = () => {
  const { tabs, activeTabIndex, addTab, changeTab, queryEditor, variableEditor, responseEditor } = useEditorContext({
    nonNull: true,
  })
  return ({ query, variables }: Opened) => {
    const here = queryEditor?.getValue()
    if (here === query) return
    const open = tabs.findIndex((tab, index) => tab.query === query && index !== activeTabIndex)
    if (open >= 0) return changeTab(open)
    if (!ours.has(here ?? '')) flushSync(addTab)
    queryEditor?.setValue(query)
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '')
    responseEditor?.setValue('')
  }
}
