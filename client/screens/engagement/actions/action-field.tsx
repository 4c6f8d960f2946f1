import { Suspense } from 'react'
import { OtherPartiesField } from '../../../features/disclosure/other-parties-field'
import { openedPart } from '../../../features/page/errors/opened-part'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { PriceField } from '../../../features/payout/price-field'
import { lazyNamed } from '../../../lib/lazy-named'
import { formatPrice } from '../../../lib/money'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SelectField, TextField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import styles from './engagement-actions.module.css'
import type { TransitionField } from './transition'

// Lazy: only some open forms need them.
const AttachmentField = openedPart(
  () => import('../../../features/attachment/attachment-field').then((loaded) => loaded.AttachmentField),
  <Skeleton height="4rem" />,
)
const MilestonesField = openedPart(
  () => import('./milestones/milestones-field').then((loaded) => loaded.MilestonesField),
  <Skeleton height="6rem" />,
)
const OfferPayment = lazyNamed(() => import('./offer-payment'), 'OfferPayment')

interface FieldProps {
  field: TransitionField
  provider: CardFields_ProviderFragment
  errorOf: (name: string) => string | undefined
  /** Whether another field replaces it. */
  disabled: boolean
  /** The key of the form's draft. */
  draft: string
  /** Called once the fields of a payment are there, which load late. */
  onLoaded: () => void
  /** The milestones of the last offer. */
  milestones: readonly { title: string; price: number; days: number }[]
  /** Called with whether the field has a value that replaces others. */
  onReplace: (isReplacing: boolean) => void
  engagementId: string
  /** Whether only admins read it until another one confirms the transition. */
  isSecret: boolean
}

/** A field of a transition's form, by its kind. */
export const ActionField = (fieldProps: FieldProps) => {
  const { field, provider, errorOf, disabled, draft, onLoaded, milestones, onReplace, engagementId, isSecret } =
    fieldProps
  const { name, kind, required, maxLength, min, max, maxEntries, initial, options } = field
  const label = required ? field.label : `${field.label}, optional`
  const props = { label, name, required, disabled, error: errorOf(name) }
  switch (kind) {
    case 'TEXT':
      return (
        <TextArea
          {...props}
          rows={4}
          maxLength={maxLength ?? undefined}
          hint={`Both sides can read it ${isSecret ? 'once another admin has confirmed' : 'in the timeline'}.`}
        />
      )
    case 'MONEY': {
      const money = {
        ...props,
        inputMode: 'decimal',
        autoComplete: 'off',
        defaultValue: initial?.toFixed(2),
        hint: `In US dollars${min !== null && max !== null ? `, from ${formatPrice(min)} to ${formatPrice(max)}` : ''}`,
      } as const
      // Nothing is earned of a refund.
      if (name !== 'price') return <TextField {...money} />
      return <PriceField {...money} engagementId={engagementId} />
    }
    case 'DAYS':
    case 'ROUNDS':
      return (
        <TextField
          {...props}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial ?? undefined}
          hint={min !== null && max !== null ? `A whole number, from ${min} to ${max}` : undefined}
        />
      )
    case 'LINKS':
      return (
        <TextArea {...props} rows={2} hint={`One https address a line${maxEntries ? `, at most ${maxEntries}` : ''}`} />
      )
    case 'NAMES':
      return <OtherPartiesField {...props} max={maxEntries ?? 1} />
    case 'CHOICE':
      return (
        <SelectField {...props} defaultValue="">
          <option value="">Choose an answer</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )
    case 'FILES':
      return <AttachmentField label={label} name={name} max={maxEntries ?? 1} error={errorOf(name)} draft={draft} />
    case 'MILESTONES':
      return (
        <MilestonesField
          name={name}
          max={maxEntries ?? 1}
          engagementId={engagementId}
          error={errorOf(name)}
          draft={draft}
          initial={milestones}
          onChange={onReplace}
        />
      )
    case 'PAYMENT':
      // There is no sum to pay.
      if (!required) return null
      return (
        <Suspense fallback={<CardFieldsSkeleton {...provider} />}>
          <OfferPayment provider={provider} errorOf={errorOf} onLoaded={onLoaded} />
        </Suspense>
      )
  }
}

/** As high as the fields. */
const CardFieldsSkeleton = ({ checkout }: CardFields_ProviderFragment) =>
  checkout === 'HOSTED' ? (
    <Skeleton height="1.5rem" />
  ) : (
    <div className={styles.cardFields}>
      <Skeleton height="100%" />
    </div>
  )
