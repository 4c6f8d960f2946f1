import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '../../lib/hydration'
import { formatCount } from '../../lib/text'
import { Button, buttonClass } from '../../ui/button/button'
import { Link } from '../page/layout/link'
import styles from './load-more.module.css'
import type { LoadMoreState } from './use-pagination'

interface Props extends LoadMoreState {
  label?: string
  /** Added to the label for screen readers, if a page has several of these buttons. */
  suffix?: string | undefined
  /** Says that loading failed. */
  failure?: string
  size?: 'small' | undefined
  wide?: boolean
}

/**
 * A link that works before scripts run. The same element becomes the button then: a press that began on another one would be lost.
 */
export const LoadMore = (props: Props) => {
  const { shown, last, totalCount, total, load, href, label = 'Load more', suffix, size, wide } = props
  const [failed, setFailed] = useState(false)
  const [lastBefore, setLastBefore] = useState<string>()
  const hydrated = useHydrated()
  // Busy until more entries are rendered, which on a slow machine takes longer than the response. The number of entries would not do: a
  // page that comes after a refetch of the list no longer follows it, and is dropped.
  if (lastBefore && lastBefore !== last) setLastBefore(undefined)
  const loading = lastBefore !== undefined
  const loadMore = (button?: HTMLElement) => {
    if (loading) return
    setFailed(false)
    setLastBefore(last)
    load?.(button).then(
      (isShown) => isShown === false && setLastBefore(undefined),
      () => {
        setFailed(true)
        setLastBefore(undefined)
      },
    )
  }
  const onOnline = useEffectEvent(loadMore)
  useEffect(() => {
    if (!failed) return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [failed])
  const text = (
    <>
      {failed ? 'Try again' : label}
      {suffix && <span className="visually-hidden">{suffix}</span>}
    </>
  )
  return (
    <div className={styles.more} data-compact={size === 'small' || undefined}>
      {total && (
        <>
          <p role="status">{`Showing ${formatCount(shown)} of ${total}`}</p>
          <progress className={styles.track} value={shown} max={totalCount} aria-hidden="true" />
        </>
      )}
      {failed && (
        <p className={styles.failed} role="alert">
          {props.failure ?? 'The next ones could not be loaded. What you see is still here.'}
        </p>
      )}
      {load && href && (
        <Link
          {...(hydrated && asButton(loadMore))}
          className={buttonClass({ variant: 'line', size, wide })}
          to={href}
          aria-busy={loading}
          aria-disabled={loading || undefined}
        >
          {text}
        </Link>
      )}
      {load && !href && (
        <Button
          variant="line"
          size={size}
          wide={wide}
          busy={loading}
          onClick={({ currentTarget }) => loadMore(currentTarget)}
        >
          {text}
        </Button>
      )}
    </div>
  )
}

const asButton = (press: (button: HTMLElement) => void) => {
  const onClick = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    press(event.currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => event.key === ' ' && onClick(event)
  return { role: 'button', onClick, onKeyDown }
}
