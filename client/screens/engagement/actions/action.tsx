import { lazy, Suspense, useId, useState } from 'react'
import { Form } from '../../../features/form/form'
import { discardFormDraft, useFormDraft } from '../../../features/form/use-form-draft'
import { useSubmit } from '../../../features/form/use-submit'
import { Button } from '../../../ui/button/button'
import { ActionField } from './action-field'
import styles from './engagement-actions.module.css'
import { type AdvanceProps, type Transition, typedText, useAdvanceEngagement } from './use-advance-engagement'

// Loaded apart: only admins share out what is held.
const MoneySplit = lazy(async () => ({ default: (await import('../dispute/money-split')).MoneySplit }))

interface Props extends AdvanceProps {
  open: boolean
  toggle: () => void
  /** Called with all text in the form, on each change. */
  onTyped: (text: string) => void
}

/** A form or a question opens in place. A transition with neither is only a submit button. */
export const Action = ({ open, toggle, ...form }: Props) => {
  const id = useId()
  const { title, explanation, leadsToCompletion, question, split } = form.transition
  const opens = hasForm(form.transition) || question !== null
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
          <ActionForm {...form} />
        )}
      </div>
      {opens && open && (
        <div id={id} className={styles.form}>
          {/* Without its split, a form of an admin could be sent unasked. */}
          <Suspense>
            <ActionForm {...form} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

const hasForm = ({ fields }: Transition) => fields.length > 0

const chosenOption = (values: FormData, fields: Transition['fields']) =>
  fields.flatMap(({ name, options }) => options.filter(({ value }) => value === values.get(name)))[0]?.label

/** The key of a form's draft, which survives a session that ends. */
export const draftKey = (engagementId: string, { name }: Pick<Transition, 'name'>) =>
  `transition:${engagementId}:${name}`

/** Keeps the input when sending fails. */
const ActionForm = ({ onTyped, ...props }: Omit<Props, 'open' | 'toggle'>) => {
  const { engagement, transition, provider, onDone } = props
  const { label, fields, terms, question, split, isEnding } = transition
  const isPaid = fields.some(({ kind }) => kind === 'PAYMENT')
  // Card data is never stored.
  const draft = isPaid ? undefined : draftKey(engagement.id, transition)
  const submit = useSubmit(
    useAdvanceEngagement({
      ...props,
      onDone: (message) => {
        if (draft) discardFormDraft(draft)
        onDone(message)
      },
    }),
  )
  const { form, touch } = submit
  const [replacing, setReplacing] = useState<string>()
  // The button names what is paid for, with its price.
  const [chosen, setChosen] = useState<string>()
  const milestones = engagement.events.findLast((event) => event.transition === 'SEND_OFFER')?.milestones ?? []
  useFormDraft(form, draft)
  const reportTyping = () => {
    touch()
    if (!form.current) return
    const values = new FormData(form.current)
    onTyped(typedText(values, fields))
    if (isPaid) setChosen(chosenOption(values, fields))
  }
  return (
    <Form
      label={label}
      action={chosen ? `${label}: ${chosen}` : label}
      variant={split?.final || isEnding ? 'danger' : question === null ? 'primary' : 'seal'}
      submit={{ ...submit, touch: reportTyping }}
    >
      {question && <p className={styles.question}>{question}</p>}
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields
        .filter(({ replacedBy }) => replacedBy === null || replacedBy !== replacing)
        .map((field) => (
          <ActionField
            key={field.name}
            field={field}
            provider={provider}
            errorOf={submit.errorOf}
            draft={draft}
            engagementId={engagement.id}
            milestones={milestones}
            onReplace={(isReplacing) => setReplacing(isReplacing ? field.name : undefined)}
          />
        ))}
      {split && <MoneySplit split={split} form={form} action={label} />}
    </Form>
  )
}
