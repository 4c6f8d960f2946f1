import { useId } from 'react'
import { Form } from '../../../features/form/form'
import { useSubmit } from '../../../features/form/use-submit'
import { CardFields } from '../../../features/payment/card-fields'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { formatPrice } from '../../../lib/money'
import { Button } from '../../../ui/form/button'
import { TextField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import styles from './engagement-actions.module.css'
import { FilesField } from './files-field'
import { type AdvanceProps, type TransitionField, useAdvanceEngagement } from './use-advance-engagement'

interface Props extends AdvanceProps {
  open: boolean
  toggle: () => void
}

/** One action: its form opens in place; an action without fields is a form of a button alone. */
export const Action = ({ open, toggle, ...form }: Props) => {
  const id = useId()
  const { label, explanation, leadsToCompletion, fields } = form.transition
  const hasFields = fields.length > 0
  return (
    <div className={styles.action}>
      <div className={styles.row}>
        <div>
          <h3>{label}</h3>
          <p>{explanation}</p>
        </div>
        {hasFields ? (
          <Button
            variant={leadsToCompletion && !open ? 'primary' : 'line'}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={toggle}
          >
            {open ? 'Close' : label}
            {open && <span className="visually-hidden">{`: ${label}`}</span>}
          </Button>
        ) : (
          <ActionForm {...form} variant="seal" />
        )}
      </div>
      {hasFields && open && (
        <div id={id} className={styles.form}>
          <ActionForm {...form} variant="primary" />
        </div>
      )}
    </div>
  )
}

/** Keeps what was typed when sending fails. */
const ActionForm = ({ variant, ...props }: AdvanceProps & { variant: 'primary' | 'seal' }) => {
  const submit = useSubmit(useAdvanceEngagement(props))
  const { label, fields } = props.transition
  return (
    <Form label={label} action={label} variant={variant} submit={submit}>
      {fields.map((field) => (
        <ActionField key={field.name} field={field} provider={props.provider} errorOf={submit.errorOf} />
      ))}
    </Form>
  )
}

interface FieldProps {
  field: TransitionField
  provider: CardFields_ProviderFragment
  errorOf: (name: string) => string | undefined
}

/** A form field as the API describes it. */
const ActionField = ({ field, provider, errorOf }: FieldProps) => {
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
