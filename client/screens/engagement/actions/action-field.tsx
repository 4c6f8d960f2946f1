import { CardFields } from '../../../features/payment/card-fields'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { formatPrice } from '../../../lib/money'
import { TextField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import { FilesField } from './files-field'
import type { TransitionField } from './read-fields'

interface Props {
  field: TransitionField
  provider: CardFields_ProviderFragment
  errorOf: (name: string) => string | undefined
}

/** A form field as the API describes it. */
export const ActionField = ({ field, provider, errorOf }: Props) => {
  const { name, kind, required, maxLength, min, max, maxEntries, initial } = field
  const label = required ? field.label : `${field.label}, optional`
  const props = { label, name, required, error: errorOf(name) }
  switch (kind) {
    case 'TEXT':
      return (
        <TextArea
          {...props}
          rows={4}
          maxLength={maxLength ?? undefined}
          hint="Both sides can read it in the timeline."
        />
      )
    case 'MONEY':
      return (
        <TextField
          {...props}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial?.toFixed(2)}
          hint={`In US dollars${min !== null && max !== null ? `, from ${formatPrice(min)} to ${formatPrice(max)}` : ''}`}
        />
      )
    case 'DAYS':
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
    case 'FILES':
      return <FilesField label={label} name={name} max={maxEntries ?? 1} error={errorOf(name)} />
    case 'PAYMENT':
      return <CardFields provider={provider} errorOf={errorOf} />
  }
}
