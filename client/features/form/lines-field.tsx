import { TextArea } from '../../ui/text-area'

interface Props {
  label: string
  name: string
  values: readonly string[]
  error: string | undefined
}

/** A short list, read again by `linesOf`. */
export const LinesField = ({ label, name, values, error }: Props) => (
  <TextArea
    label={label}
    name={name}
    rows={4}
    defaultValue={values.join('\n')}
    hint="One per line, at most 20"
    error={error}
  />
)
