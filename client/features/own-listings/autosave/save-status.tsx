import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { useOnline } from '../../page/errors/use-online'
import type { Draft } from './autosave'
import styles from './save-status.module.css'

export const SaveStatus = ({ draft, retry }: { draft: Draft; retry: () => void }) => {
  const online = useOnline()
  const { state } = draft
  const isUnsaved = state !== 'saved' && state !== 'waiting' && state !== 'saving'
  return (
    <div className={styles.status} data-bad={isUnsaved || undefined}>
      <p role="status">
        {state === 'saved' && <Icon name="check" />}
        {isUnsaved && <Icon name="alert" />}
        {statusText(draft, online)}
      </p>
      {state === 'failed' && (
        <Button variant="line" size="small" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  )
}

const statusText = ({ state, problem }: Draft, online: boolean) => {
  switch (state) {
    case 'saved':
      return 'Saved'
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'failed':
      return online
        ? 'Not saved. We keep trying; what you typed is still here.'
        : 'Not saved: you are offline. We’ll try again as soon as the connection is back.'
    case 'refused':
      return problem ? `Not saved: ${problem.message}` : 'Not saved.'
    case 'conflict':
      return 'Not saved: it was changed elsewhere.'
    case 'gone':
      return 'Not saved: this listing has been deleted.'
    case 'forbidden':
      return 'Not saved: you were signed out, or may no longer edit this listing. What you typed is still here to copy.'
  }
}
