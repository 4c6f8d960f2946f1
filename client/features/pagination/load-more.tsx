import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHydrated } from '../../lib/hydration'
import { Button, buttonClass } from '../../ui/form/button'
import styles from './load-more.module.css'
import type { LoadMoreState } from './use-pagination'

interface Props extends LoadMoreState {
  label?: string
  /** What the button loads more of, for screen readers where a page has several. */
  suffix?: string
  /** Says that loading failed. */
  failure?: string
  size?: 'small'
  wide?: boolean
}

/** A link until scripts run, a button from then on. */
export const LoadMore = (props: Props) => {
  const { shown, of, total, load, href, label = 'Load more', suffix, size, wide } = props
  const [failed, setFailed] = useState(false)
  const [from, setFrom] = useState<number>()
  const hydrated = useHydrated()
  // Busy until more entries are rendered, not just until the answer has come: on a slow machine that takes its time.
  if (from !== undefined && from !== shown) setFrom(undefined)
  const loading = from !== undefined
  const loadMore = () => {
    setFailed(false)
    setFrom(shown)
    load?.().catch(() => {
      setFailed(true)
      setFrom(undefined)
    })
  }
  const onOnline = useEffectEvent(loadMore)
  useEffect(() => {
    if (!failed) return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [failed])
  return (
    <div className={styles.more} data-compact={size === 'small' || undefined}>
      {total && (
        <>
          <p role="status">{`Showing ${shown.toLocaleString('en-US')} of ${total}`}</p>
          <progress className={styles.track} value={shown} max={of} aria-hidden="true" />
        </>
      )}
      {failed && (
        <p className={styles.failed} role="alert">
          {props.failure ?? 'The next ones could not be loaded. What you see is still here.'}
        </p>
      )}
      {load && !hydrated && href && (
        <Link className={buttonClass({ variant: 'line' })} to={href}>
          {label}
        </Link>
      )}
      {load && hydrated && (
        <Button
          variant="line"
          size={size}
          wide={wide}
          disabled={loading}
          aria-busy={loading}
          onClick={loadMore}
          // While it was disabled the button lost the focus.
          ref={failed ? focus : undefined}
        >
          {failed ? 'Try again' : label}
          {suffix && <span className="visually-hidden">{suffix}</span>}
        </Button>
      )}
    </div>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
