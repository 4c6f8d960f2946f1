import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useOnline } from '../page/use-online'
import type { Draft } from './draft-keeper'
import styles from './save-status.module.css'

/** Stays in sight while one types. */
export const SaveStatus = ({ draft, again }: { draft: Draft; again: () => void }) => {
  const online = useOnline()
  const { state } = draft
  const bad = state === 'failed' || state === 'refused' || state === 'gone' || state === 'conflict'
  return (
    <div className={styles.status} data-bad={bad || undefined}>
      <p role="status">
        {state === 'saved' && <Icon name="check" />}
        {bad && <Icon name="alert" />}
        {words(draft, online)}
      </p>
      {state === 'failed' && (
        <Button variant="line" size="small" onClick={again}>
          Retry
        </Button>
      )}
    </div>
  )
}

const words = ({ state, problem }: Draft, online: boolean) => {
  switch (state) {
    case 'saved':
      return 'Saved'
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'failed':
      return online
        ? 'Not saved. We keep trying; what you typed is still here.'
        : 'Not saved: you are offline. We try again as soon as the connection is back.'
    case 'refused':
      return `Not saved: ${problem?.message}`
    case 'conflict':
      return 'Not saved: it was changed elsewhere.'
    case 'gone':
      return 'Not saved: this listing is not here any more.'
  }
}
