import { useId } from 'react'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { Button } from '../../ui/button'
import type { Act_TransitionFragment } from './act.generated'
import styles from './act.module.css'
import { ActForm } from './act-form'
import type { Acts_EngagementFragment } from './acts.generated'
import type { Refused } from './meanwhile'

interface Props {
  engagement: Acts_EngagementFragment
  transition: Act_TransitionFragment
  provider: CardFields_ProviderFragment
  open: boolean
  toggle: () => void
  onDone: (said: string) => void
  onRefused: (refused: Refused) => void
}

/** One step: its form opens in place; where it asks for nothing, its button is the form. */
export const Act = ({ open, toggle, ...form }: Props) => {
  const id = useId()
  const { label, explanation, onward, fields } = form.transition
  const asks = fields.length > 0
  return (
    <div className={styles.act}>
      <div className={styles.row}>
        <div>
          <h3>{label}</h3>
          <p>{explanation}</p>
        </div>
        {asks ? (
          <Button
            variant={onward && !open ? 'primary' : 'line'}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={toggle}
          >
            {open ? 'Close' : label}
            {open && <span className="visually-hidden">{`: ${label}`}</span>}
          </Button>
        ) : (
          <ActForm {...form} variant="seal" />
        )}
      </div>
      {asks && open && (
        <div id={id} className={styles.form}>
          <ActForm {...form} variant="primary" />
        </div>
      )}
    </div>
  )
}
