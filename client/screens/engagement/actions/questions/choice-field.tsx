import { SelectField } from '../../../../ui/form/field'

interface Props {
  label: string
  name: string
  required: boolean
  error: string | undefined
  options: readonly string[]
}

export const ChoiceField = ({ options, ...props }: Props) => (
  <SelectField {...props} defaultValue="">
    <option value="">Choose an answer</option>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </SelectField>
)
