import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import type { Act_TransitionFragment } from './act.generated'
import { ActField } from './act-field'
import type { Acts_EngagementFragment } from './acts.generated'
import type { Refused } from './meanwhile'
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
  const { label, fields } = transition
  return (
    <SavingForm label={label} action={label} variant={variant} saving={saving} send={advance}>
      {fields.map((field) => (
        <ActField key={field.name} field={field} provider={provider} errorOf={saving.errorOf} />
      ))}
    </SavingForm>
  )
}
