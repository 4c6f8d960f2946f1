import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button'
import styles from './load-more.module.css'

interface Props {
  shown: number
  of: number
  /** `60 services` */
  total: string
  /** Address of this page with more of the list; null at its end. */
  next: string | null
  load: () => Promise<void>
}

/** A link until scripts run, a button from then on. */
export const LoadMore = ({ shown, of, total, next, load }: Props) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const hydrated = useSyncExternalStore(never, yes, no)
  const more = async () => {
    setState('loading')
    setState(
      await load().then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <div className={styles.more}>
      <p role="status">{`Showing ${shown.toLocaleString('en-US')} of ${total}`}</p>
      <progress className={styles.track} value={shown} max={of} aria-hidden="true" />
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          The next ones could not be loaded. What you see is still here.
        </p>
      )}
      {next && !hydrated && (
        <Link className={buttonClass({ variant: 'line' })} to={next}>
          Load more
        </Link>
      )}
      {next && hydrated && (
        <Button
          variant="line"
          disabled={state === 'loading'}
          aria-busy={state === 'loading'}
          onClick={more}
          // While it was disabled the button lost the focus.
          ref={state === 'failed' ? focus : undefined}
        >
          {state === 'failed' ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

const never = () => () => {}
const yes = () => true
const no = () => false
