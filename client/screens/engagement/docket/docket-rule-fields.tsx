import { useState } from 'react'
import { Half } from '../../../features/form/fields'
import { SelectField, TextField } from '../../../ui/form/field'
import { useDocketRulesQuery } from './docket-rules.generated'

/** The list needs a day even before one is entered. */
const ANY_DAY = '2000-01-01'

/** A rule of law that finds the last day, and the day from which it counts. */
export const useDocketRule = () => {
  const [slug, setSlug] = useState('')
  const [from, setFrom] = useState('')
  const { data, previousData } = useDocketRulesQuery({ variables: { from: from || ANY_DAY } })
  const rules = (data ?? previousData)?.docketRules ?? []
  const rule = rules.find((each) => each.slug === slug)
  return { rules, rule, from, setSlug, setFrom, dueOn: data && from ? rule?.dueOn : undefined }
}

interface Props {
  docketRule: ReturnType<typeof useDocketRule>
  /** Called before a choice. */
  onChange: () => void
}

export const DocketRuleFields = ({ docketRule: { rules, rule, from, setSlug, setFrom }, onChange }: Props) => (
  <>
    <SelectField
      label="Rule, optional"
      name="rule"
      value={rule?.slug ?? ''}
      onChange={({ target }) => {
        onChange()
        setSlug(target.value)
      }}
      hint={rule ? `${rule.period} (${rule.source}). ${rule.note}` : 'Finds the last day for you'}
    >
      <option value="">No rule</option>
      {rules.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </SelectField>
    {rule && (
      <Half>
        <TextField
          label={rule.countsFrom}
          name="from"
          type="date"
          value={from}
          onChange={({ target }) => {
            onChange()
            setFrom(target.value)
          }}
          hint="The period counts from this day"
        />
      </Half>
    )}
  </>
)
