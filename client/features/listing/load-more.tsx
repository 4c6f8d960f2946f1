import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button'
import { useHydrated } from '../../ui/use-hydrated'
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
  const [failed, setFailed] = useState(false)
  const [from, setFrom] = useState<number>()
  const hydrated = useHydrated()
  // Busy until more are shown, not just until the answer is there: on a slow machine that takes its time.
  if (from !== undefined && from !== shown) setFrom(undefined)
  const loading = from !== undefined
  const more = () => {
    setFailed(false)
    setFrom(shown)
    load().catch(() => {
      setFailed(true)
      setFrom(undefined)
    })
  }
  const onOnline = useEffectEvent(more)
  useEffect(() => {
    if (!failed) return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [failed])
  return (
    <div className={styles.more}>
      <p role="status">{`Showing ${shown.toLocaleString('en-US')} of ${total}`}</p>
      <progress className={styles.track} value={shown} max={of} aria-hidden="true" />
      {failed && (
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
          disabled={loading}
          aria-busy={loading}
          onClick={more}
          // While it was disabled the button lost the focus.
          ref={failed ? focus : undefined}
        >
          {failed ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
