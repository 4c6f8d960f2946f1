import { ToolbarButton, useEditorContext } from '@graphiql/react'
import { useEffect, useState } from 'react'
import { sandboxAddress } from '../../features/sandbox-link/sandbox-address'
import styles from './share-button.module.css'

const TOLD_MS = 4_000

/** Puts query and variables into the page's address, and that address on the clipboard where it can be reached. */
export const ShareButton = () => {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true })
  const [told, setTold] = useState('')
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(''), TOLD_MS)
    return () => clearTimeout(timer)
  }, [told])

  const share = async () => {
    const query = queryEditor?.getValue() ?? ''
    const variables = variableEditor?.getValue().trim() ?? ''
    history.replaceState(null, '', sandboxAddress({ query, variables }))
    try {
      await navigator.clipboard.writeText(location.href)
      setTold('Link copied')
    } catch {
      setTold('The link is in the address bar')
    }
  }

  return (
    <>
      <ToolbarButton label="Share: copy a link to this query" onClick={share}>
        <svg className="graphiql-toolbar-icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M6.5 9.5a3 3 0 0 0 4.3 0l2.3-2.3A3 3 0 0 0 8.9 3l-1 1M9.5 6.5a3 3 0 0 0-4.3 0L2.9 8.8A3 3 0 0 0 7.1 13l1-1"
            strokeWidth="1.4"
          />
        </svg>
      </ToolbarButton>
      <span className={styles.told} role="status">
        {told}
      </span>
    </>
  )
}
