import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { useEffect, useRef } from 'react'

/** Runs the open tab once, as soon as there are editors to run it from and to answer in. */
export const RunOnce = () => {
  const { run } = useExecutionContext({ nonNull: true })
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true })
  const hasRun = useRef(false)

  useEffect(() => {
    if (hasRun.current || !queryEditor || !variableEditor || !responseEditor) return
    hasRun.current = true
    run()
  }, [run, queryEditor, variableEditor, responseEditor])

  return null
}
