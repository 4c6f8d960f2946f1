import { Suspense, useId } from 'react'
import { lazyNamed } from '../../../lib/lazy-named'
import { Button } from '../../../ui/button/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import type { ActionFormProps } from './action-form'
import styles from './engagement-actions.module.css'

// Lazy: most people open an order to read it.
const ActionForm = lazyNamed(() => import('./action-form'), 'ActionForm')

interface Props extends ActionFormProps {
  open: boolean
  toggle: () => void
}

/** A form or a question opens in place. A transition with neither is only a submit button. */
export const Action = ({ open, toggle, ...form }: Props) => {
  const id = useId()
  const { title, explanation, leadsToCompletion, fields, question, split } = form.transition
  const opens = fields.length > 0 || question !== null
  return (
    <div className={styles.action}>
      <div className={styles.row}>
        <div>
          <h3>{title}</h3>
          <p>{explanation}</p>
        </div>
        {opens ? (
          <Button
            // A step that asks a question first is not a harmless one.
            variant={leadsToCompletion && !open && question === null && !split?.final ? 'primary' : 'line'}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={toggle}
          >
            {open ? 'Close' : title}
            {open && <span className="visually-hidden">{`: ${title}`}</span>}
          </Button>
        ) : (
          <Suspense fallback={<Skeleton width="10.5rem" height="2.75rem" />}>
            <ActionForm {...form} />
          </Suspense>
        )}
      </div>
      {opens && open && (
        <div id={id} className={styles.form}>
          <Suspense fallback={<Skeleton height="8rem" />}>
            <ActionForm {...form} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
