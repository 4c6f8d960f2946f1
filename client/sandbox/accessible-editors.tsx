import { useEditorContext } from '@graphiql/react'
import { useEffect } from 'react'

/** To CodeMirror, Tab indents: nobody without a mouse would get out of it again. */
const leavingByTab = { Tab: false, 'Shift-Tab': false } as const

/** CodeMirror's fields have no names of their own, and keep the Tab key to themselves. */
export const AccessibleEditors = () => {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({ nonNull: true })
  useEffect(() => {
    const editors = [
      [queryEditor, 'Query'],
      [variableEditor, 'Variables'],
      [headerEditor, 'Headers'],
      [responseEditor, 'Answer'],
    ] as const
    for (const [editor, name] of editors) {
      editor?.getInputField().setAttribute('aria-label', name)
      editor?.addKeyMap(leavingByTab)
    }
    return () => {
      for (const [editor] of editors) editor?.removeKeyMap(leavingByTab)
    }
  }, [queryEditor, variableEditor, headerEditor, responseEditor])
  return null
}
