import { useId } from 'react'
import { Form } from '../../../features/form/form'
import { useSubmit } from '../../../features/form/use-submit'
import { Button } from '../../../ui/form/button'
import { ActionField } from './action-field'
import styles from './engagement-actions.module.css'
import { type AdvanceProps, useAdvanceEngagement } from './use-advance-engagement'

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
