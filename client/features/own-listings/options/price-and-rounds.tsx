import { SelectField, TextField } from '../../../ui/form/field'
import type { OptionFieldsProps } from './option-values'

interface Props extends Pick<OptionFieldsProps, 'errorOf'> {
  /** Begins the names of the fields: `packages.0`. */
  at: string
}

export const OptionPriceField = ({
  label = 'Price in US dollars',
  at,
  errorOf,
  price,
  change,
}: Props & { label?: string; price: string; change: (values: { price: string }) => void }) => (
  <TextField
    label={label}
    name={`${at}.price`}
    value={price}
    error={errorOf(`${at}.price`)}
    inputMode="decimal"
    maxLength={14}
    autoComplete="off"
    onChange={({ currentTarget }) => change({ price: currentTarget.value })}
  />
)

const roundOptions = Array.from({ length: 10 }, (_, rounds) => rounds)

interface RoundsProps extends Props {
  label: string
  rounds: string
  change: (values: { rounds: string }) => void
}

export const RoundsField = ({ label, at, errorOf, rounds, change }: RoundsProps) => (
  <SelectField
    label={label}
    name={`${at}.rounds`}
    value={rounds}
    error={errorOf(`${at}.rounds`)}
    onChange={({ currentTarget }) => change({ rounds: currentTarget.value })}
  >
    {roundOptions.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </SelectField>
)
