import type { FragmentType } from '@apollo/client'
import { useEffect, useState } from 'react'
import { clientIdOf } from '../../../features/form/client-id'
import { Half } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { discardFormDraft } from '../../../features/form/form-draft'
import { problemOf } from '../../../features/form/form-result'
import { amountField, optional } from '../../../features/form/number-fields'
import { useDraftSubmit } from '../../../features/form/use-draft-submit'
import { TextButton } from '../../../ui/button/text-button'
import { SelectField, TextField } from '../../../ui/form/field'
import {
  type DocketForm_EntryFragment,
  useDocketForm_EntryFragment,
  useSaveDocketEntryMutation,
} from './docket-form.generated'
import { kinds, offices } from './docket-names'
import { DocketRuleFields, useDocketRule } from './docket-rule-fields'
import styles from './engagement-docket.module.css'

const actors = [
  ['BUYER', 'The buyer'],
  ['SELLER', 'The seller'],
] as const

interface Props {
  engagementId: string
  /** The entry to change; undefined for a new one. */
  entry: FragmentType<DocketForm_EntryFragment> | undefined
  /** Gets the text about what was done, if anything was. */
  close: (done?: string) => void
}

export const DocketForm = ({ entry, ...props }: Props) =>
  entry ? <ChangeForm entry={entry} {...props} /> : <EntryForm {...props} />

const ChangeForm = ({ entry, ...props }: Props & { entry: FragmentType<DocketForm_EntryFragment> }) => (
  <EntryForm initial={useDocketForm_EntryFragment(entry)} {...props} />
)

interface EntryProps extends Omit<Props, 'entry'> {
  initial?: DocketForm_EntryFragment
}

const EntryForm = ({ engagementId, initial, close }: EntryProps) => {
  const [save] = useSaveDocketEntryMutation()
  const docketRule = useDocketRule()
  /** Values that the user chose; a rule fills in the others. */
  const [own, setOwn] = useState<Partial<Pick<DocketForm_EntryFragment, 'dueOn' | 'jurisdiction' | 'kind'>>>(
    initial ?? {},
  )
  // A draft restores several choices at once.
  const choose = (choice: typeof own) => setOwn((others) => ({ ...others, ...choice }))
  const kind = own.kind ?? docketRule.rule?.kind ?? 'OFFICE_ACTION'
  const jurisdiction = own.jurisdiction ?? docketRule.rule?.jurisdiction ?? 'US'
  const dueOn = own.dueOn ?? docketRule.dueOn ?? ''

  const draft = `docket:${engagementId}:${initial?.id ?? ''}`
  const cancel = () => {
    discardFormDraft(draft)
    close()
  }

  const send = async (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim()
    if (!dueOn) return { problem: 'Enter the last day.', field: 'dueOn' }
    const officialFee = optional(amountField, text('officialFee'))
    if ('problem' in officialFee) return { ...officialFee, field: 'officialFee' }
    const serviceFee = optional(amountField, text('serviceFee'))
    if ('problem' in serviceFee) return { ...serviceFee, field: 'serviceFee' }
    const actor = text('actor') === 'BUYER' ? ('BUYER' as const) : ('SELLER' as const)
    const fees = { officialFee: officialFee.value, serviceFee: serviceFee.value }
    const values = { kind, jurisdiction, title: text('title'), dueOn, actor, ...fees }
    const clientId = clientIdOf(draft, JSON.stringify(values))
    const input = { id: initial?.id ?? null, engagementId, clientId, ...values }
    const answer = (await save({ variables: { input } })).data?.saveDocketEntry
    if (answer?.__typename !== 'DocketEntrySaved') return problemOf(answer)
    return { success: 'Saved.', next: () => close('Saved.') }
  }
  const submit = useDraftSubmit(draft, send)
  const { form } = submit
  // The button that opened the form is gone or disabled.
  useEffect(() => form.current?.querySelector('select')?.focus(), [form])

  return (
    <div className={styles.form}>
      <Form label={initial ? 'Change the date' : 'Add a date'} action="Save" submit={submit}>
        {!initial && <DocketRuleFields docketRule={docketRule} onChange={() => setOwn({})} />}
        <Half>
          <ChoiceField label="Kind" name="kind" value={kind} choices={kinds} set={(value) => choose({ kind: value })} />
        </Half>
        <Half>
          <ChoiceField
            label="Office"
            name="jurisdiction"
            value={jurisdiction}
            choices={offices}
            set={(value) => choose({ jurisdiction: value })}
          />
        </Half>
        <TextField
          label={kind === 'OTHER' ? 'Subject' : 'Subject, optional'}
          name="title"
          maxLength={100}
          autoComplete="off"
          defaultValue={initial?.title}
          hint="For example the mark and its classes"
          error={submit.errorOf('title')}
        />
        <Half>
          <TextField
            label="Last day"
            name="dueOn"
            type="date"
            required
            value={dueOn}
            onChange={({ target }) => choose({ dueOn: target.value })}
            error={submit.errorOf('dueOn')}
          />
        </Half>
        <Half>
          <SelectField label="Who has to act" name="actor" defaultValue={initial?.actor ?? 'SELLER'}>
            <Choices choices={actors} />
          </SelectField>
        </Half>
        <Half>
          <TextField
            label="Official fee, optional"
            name="officialFee"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initial?.officialFee ?? undefined}
            hint="In the currency of the office"
            error={submit.errorOf('officialFee')}
          />
        </Half>
        <Half>
          <TextField
            label="Service fee, optional"
            name="serviceFee"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initial?.serviceFee ?? undefined}
            hint="In US dollars. Marque doesn’t charge it."
            error={submit.errorOf('serviceFee')}
          />
        </Half>
      </Form>
      <TextButton onClick={cancel}>Cancel</TextButton>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  value: Value
  choices: readonly (readonly [Value, string])[]
  set: (value: Value) => void
}

const ChoiceField = <Value extends string>({ choices, set, ...props }: ChoiceProps<Value>) => (
  <SelectField
    {...props}
    onChange={({ target }) => {
      const choice = choices.find(([value]) => value === target.value)
      if (choice) set(choice[0])
    }}
  >
    <Choices choices={choices} />
  </SelectField>
)

const Choices = ({ choices }: { choices: readonly (readonly [string, string])[] }) =>
  choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
