import { TextField } from '../../ui/field'
import { Half } from './half'

interface Props {
  value: string
  error: string | undefined
}

export const LocationField = ({ value, error }: Props) => (
  <Half>
    <TextField
      label="Location"
      name="location"
      defaultValue={value}
      maxLength={100}
      hint="City and country"
      error={error}
    />
  </Half>
)
