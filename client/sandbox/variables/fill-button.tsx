import { ToolbarButton, useEditorContext } from '@graphiql/react'
import { useEffect } from 'react'
import { pluralize } from '../../lib/text'
import { ToolbarIcon } from '../toolbar/toolbar-icon'
import { useToolbarMessage } from '../toolbar/toolbar-message'
import { useFillVariables } from './use-fill-variables'

const bracesAndPlus =
  'M5.5 2.5c-2 0-1.5 2-1.5 3.5S3 8 2.5 8C3 8 4 8.5 4 10s-.5 3.5 1.5 3.5M10.5 2.5c2 0 1.5 2 1.5 3.5s1 2 1.5 2c-.5 0-1.5.5-1.5 2s.5 3.5-1.5 3.5M8 6v4M6 8h4'

/** Fills in the variables of a query of one's own: on request, and when the user leaves the query for another part of the page. */
export const FillButton = () => {
  const { queryEditor } = useEditorContext({ nonNull: true })
  const { fillAll, fillNeeded } = useFillVariables()
  const message = useToolbarMessage()

  useEffect(() => {
    if (!queryEditor) return
    queryEditor.on('blur', fillNeeded)
    return () => queryEditor.off('blur', fillNeeded)
  })

  const fill = () => {
    try {
      const count = fillAll()
      message.show(count > 0 ? `${pluralize(count, 'variable')} filled in` : 'No variable needs a value')
    } catch (error) {
      message.show(error instanceof Error ? error.message : 'Correct the query first.')
    }
  }

  return (
    <>
      <ToolbarButton label="Fill in variables with sample values" onClick={fill}>
        <ToolbarIcon path={bracesAndPlus} />
      </ToolbarButton>
      {message.element}
    </>
  )
}
