import { useState } from 'react'
import { Form } from '../../../features/form/form'
import { useFormDraft } from '../../../features/form/use-form-draft'
import { useSubmit } from '../../../features/form/use-submit'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import { MoneySplit } from '../dispute/money-split'
import { ActionField } from './action-field'
import { decisionTexts } from './decision/decision-texts'
import styles from './engagement-actions.module.css'
import { rowNames } from './milestones/row-names'
import { draftKey, type Transition, type TransitionField } from './transition'
import { type AdvanceProps, useAdvanceEngagement } from './use-advance-engagement'

const unknownPayment =
  'There was no answer, so we don’t know yet whether the payment went through. Reload this page: it shows whether it did.'

/** Another admin confirms them, which publishes their reason. */
const secretProposals: readonly Transition['name'][] = ['PROPOSE_RESOLUTION', 'PROPOSE_REFUND']

export interface ActionFormProps extends AdvanceProps {
  /** Called with all text in the form, on each change. */
  onTyped: (text: string) => void
}

/** Keeps the input when sending fails. */
export const ActionForm = ({ onTyped, ...props }: ActionFormProps) => {
  const { engagement, transition, provider } = props
  const { label, fields, terms, question, split, ending } = transition
  const sum = fields.find(({ kind }) => kind === 'MONEY')
  const isPaid = fields.some(({ kind }) => kind === 'PAYMENT')
  const draft = draftKey(engagement.id, transition)
  const [isLoaded, setLoaded] = useState(() => !fields.some(({ kind, required }) => kind === 'PAYMENT' && required))
  const { ask, dialog } = useConfirm()
  const submit = useSubmit(useAdvanceEngagement(props), {
    ...(isPaid && { failure: unknownPayment }),
    draft,
    confirm: (values, form) => {
      // An incomplete form shows its problem and asks nothing.
      const decision =
        sum && form.checkValidity() ? decisionTexts(transition, sum, textOf(values, sum.name)) : undefined
      if (!decision) return true
      const { action, question } = decision
      return ask({ title: `${action}?`, text: question, yes: action, no: 'Change it', danger: true })
    },
  })
  const { form, touch } = submit
  const [replacing, setReplacing] = useState<string>()
  // The button names what is paid for, with its price, or the sums that are decided.
  const [chosen, setChosen] = useState<string>()
  const [typedSum, setTypedSum] = useState('')
  const decision = sum && decisionTexts(transition, sum, typedSum)
  const milestones = engagement.events.findLast((event) => event.transition === 'SEND_OFFER')?.milestones ?? []
  // Waits until all fields are loaded, because it restores their texts and stores only changed ones.
  useFormDraft(form, isLoaded ? draft : undefined)
  const reportTyping = () => {
    touch()
    if (!form.current) return
    const values = new FormData(form.current)
    onTyped(typedText(values, fields))
    if (sum) setTypedSum(textOf(values, sum.name))
    if (isPaid) setChosen(chosenOption(values, fields))
  }
  return (
    <Form
      label={label}
      action={chosen ? `${label}: ${chosen}` : (decision?.action ?? label)}
      variant={split?.final || ending ? 'danger' : question === null ? 'primary' : 'seal'}
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
      {fields.map((field) => {
        const { name, replacedBy } = field
        const isReplaced = replacedBy !== null && replacedBy === replacing
        const shown = (
          <ActionField
            key={name}
            field={field}
            provider={provider}
            errorOf={submit.errorOf}
            disabled={isReplaced}
            draft={draft}
            onLoaded={() => setLoaded(true)}
            engagementId={engagement.id}
            isSecret={secretProposals.includes(transition.name)}
            milestones={milestones}
            onReplace={(isReplacing) => setReplacing(isReplacing ? name : undefined)}
          />
        )
        if (replacedBy === null) return shown
        // A replaced field is not sent, and keeps what was typed until it is used again.
        return (
          <div key={name} hidden={isReplaced}>
            {shown}
          </div>
        )
      })}
      {split && <MoneySplit split={split} typed={typedSum} />}
      {dialog}
    </Form>
  )
}

const textOf = (values: FormData, name: string) => String(values.get(name) ?? '')

const chosenOption = (values: FormData, fields: Transition['fields']) =>
  fields.flatMap(({ name, options }) => options.filter(({ value }) => value === values.get(name)))[0]?.label

/** All text in the form but card data, to be shown again once the form is gone. */
const typedText = (values: FormData, fields: readonly TransitionField[]) =>
  fields
    .filter(({ kind }) => kind !== 'PAYMENT' && kind !== 'FILES' && kind !== 'CHOICE')
    .flatMap(({ name, kind }) => (kind === 'MILESTONES' ? typedRows(values) : [textOf(values, name).trim()]))
    .filter(Boolean)
    .join('\n\n')

/** Each milestone in a line: `Concept, 90.00, 9`. */
const typedRows = (values: FormData) => {
  const [titles, prices, days] = [rowNames.title, rowNames.price, rowNames.days].map((name) => values.getAll(name))
  return (titles ?? []).map((title, index) => [title, prices?.[index], days?.[index]].filter(Boolean).join(', '))
}
