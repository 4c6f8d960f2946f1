import { ToolbarButton, useEditorContext } from '@graphiql/react'
import { sandboxAddress } from '../../features/sandbox-link/sandbox-address'
import { ToolbarIcon } from '../toolbar/toolbar-icon'
import { useToolbarMessage } from '../toolbar/toolbar-message'

const chain =
  'M6.5 9.5a3 3 0 0 0 4.3 0l2.3-2.3A3 3 0 0 0 8.9 3l-1 1M9.5 6.5a3 3 0 0 0-4.3 0L2.9 8.8A3 3 0 0 0 7.1 13l1-1'

/** Puts query and variables into the page's address, and copies it if the browser permits. */
export const ShareButton = () => {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true })
  const message = useToolbarMessage()

  const share = async () => {
    const query = queryEditor?.getValue() ?? ''
    const variables = variableEditor?.getValue().trim() ?? ''
    history.replaceState(null, '', sandboxAddress({ query, variables }))
    try {
      await navigator.clipboard.writeText(location.href)
      message.show('Link copied')
    } catch {
      message.show('The link is in the address bar')
    }
  }

  return (
    <>
      <ToolbarButton label="Share: copy a link to this query" onClick={share}>
        <ToolbarIcon path={chain} />
      </ToolbarButton>
      {message.element}
    </>
  )
}
