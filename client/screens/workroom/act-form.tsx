import { useSaving } from '../../features/form/use-saving'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import type { Act_TransitionFragment } from './act.generated'
import { ActField } from './act-field'
import type { Acts_EngagementFragment } from './acts.generated'
import type { Refused } from './meanwhile'
import styles from './take-step.module.css'
import { useAdvance } from './use-advance'

interface Props {
  engagement: Acts_EngagementFragment
  transition: Act_TransitionFragment
  provider: CardFields_ProviderFragment
  variant: 'primary' | 'seal' | 'line'
  onDone: (said: string) => void
  onRefused: (refused: Refused) => void
}

/** What was typed stays, whatever the answer is. */
export const ActForm = ({ engagement, transition, provider, variant, onDone, onRefused }: Props) => {
  const saving = useSaving()
  const advance = useAdvance({ engagement, transition, provider, onDone, onRefused })
  const { form, busy, ending, touch, save, errorOf } = saving
  const { label, fields } = transition
  const problem = ending && 'problem' in ending && !ending.field ? ending.problem : undefined
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      onInput={touch}
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        void save(() => advance(values))
      }}
    >
      {fields.map((field) => (
        <ActField key={field.name} field={field} provider={provider} errorOf={errorOf} />
      ))}
      {problem && <Notice text={problem} />}
      <Button type="submit" variant={variant} disabled={busy} aria-busy={busy}>
        {busy && <Spinner />}
        {label}
      </Button>
    </form>
  )
}
