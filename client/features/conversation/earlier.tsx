import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { EarlierLettersDocument } from './earlier-letters.generated'
import type { LetterBox_ConversationFragment } from './letter-box.generated'
import styles from './letter-box.module.css'

/** More of what was written, where there is more. */
export const Earlier = ({ conversation: { id, messages } }: { conversation: LetterBox_ConversationFragment }) => {
  const client = useApolloClient()
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  if (!messages.pageInfo.hasNextPage) return null
  const load = async () => {
    setState('busy')
    const variables = { id, after: messages.pageInfo.endCursor }
    await client.query({ query: EarlierLettersDocument, variables, fetchPolicy: 'network-only' }).then(
      () => setState('still'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.earlier}>
      {state === 'failed' && <p role="alert">Earlier messages could not be loaded.</p>}
      <Button variant="line" size="small" disabled={state === 'busy'} onClick={load}>
        {state === 'failed' ? 'Try again' : 'Earlier messages'}
      </Button>
    </div>
  )
}
