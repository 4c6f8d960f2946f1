import { ToolbarMenu, useEditorContext } from '@graphiql/react'
import { useSession } from '../../features/session/session-store'
import { readObject } from '../read-object'
import { ToolbarIcon } from '../toolbar/toolbar-icon'
import { useToolbarMessage } from '../toolbar/toolbar-message'
import { curlOf, fetchOf, type RequestToCopy } from './copied-request'

const terminal = 'M2 3.5h12v9H2zM4.5 6.5 6.5 8l-2 1.5M8 10h3.5'

/** Copies the request of the open tab as a cURL command or as JavaScript. */
export const CopyMenu = () => {
  const { queryEditor, variableEditor, headerEditor } = useEditorContext({ nonNull: true })
  const { user } = useSession()
  const message = useToolbarMessage()

  const copy = async (name: string, textOf: (request: RequestToCopy) => string) => {
    try {
      const text = textOf({
        origin: location.origin,
        query: queryEditor?.getValue() ?? '',
        operationName: queryEditor?.operationName ?? undefined,
        variables: readObject('The variables', variableEditor?.getValue()),
        headers: readHeaders(headerEditor?.getValue()),
      })
      await navigator.clipboard.writeText(text)
      message.show(user ? `${name} copied, without your session` : `${name} copied`)
    } catch (error) {
      message.show(`Not copied. ${error instanceof Error ? error.message : ''}`)
    }
  }

  return (
    <>
      <ToolbarMenu label="Copy the request as cURL or fetch" button={<ToolbarIcon path={terminal} />}>
        <ToolbarMenu.Item onSelect={() => copy('cURL command', curlOf)}>Copy as cURL</ToolbarMenu.Item>
        <ToolbarMenu.Item onSelect={() => copy('fetch call', fetchOf)}>Copy as fetch</ToolbarMenu.Item>
      </ToolbarMenu>
      {message.element}
    </>
  )
}

const readHeaders = (json: string | undefined) => {
  const headers = readObject('The headers', json)
  return headers && Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
