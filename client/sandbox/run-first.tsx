import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { useEffect, useRef } from 'react'

/** Runs the open tab once, as soon as there are editors to run it from and to answer in. */
export const RunFirst = () => {
  const { run } = useExecutionContext({ nonNull: true })
  const { queryEditor, responseEditor } = useEditorContext({ nonNull: true })
  const hasRun = useRef(false)

  useEffect(() => {
    if (hasRun.current || !queryEditor || !responseEditor) return
    hasRun.current = true
    run()
  }, [run, queryEditor, responseEditor])

  return null
}
