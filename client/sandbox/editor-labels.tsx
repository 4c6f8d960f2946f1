import { useEditorContext } from '@graphiql/react'
import { useEffect } from 'react'

/** CodeMirror's fields have no names of their own. */
export const EditorLabels = () => {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({ nonNull: true })
  useEffect(() => {
    queryEditor?.getInputField().setAttribute('aria-label', 'Query')
    variableEditor?.getInputField().setAttribute('aria-label', 'Variables')
    headerEditor?.getInputField().setAttribute('aria-label', 'Headers')
    responseEditor?.getInputField().setAttribute('aria-label', 'Answer')
  }, [queryEditor, variableEditor, headerEditor, responseEditor])
  return null
}
