import { TextArea } from '../../ui/text-area'

interface Props {
  value: string
  error: string | undefined
}

/** What a company or a freelancer says of themselves. */
export const DescriptionField = ({ value, error }: Props) => (
  <TextArea
    label="Description"
    name="description"
    rows={6}
    defaultValue={value}
    maxLength={5000}
    hint="A blank line begins a new paragraph. The first one stands on cards."
    error={error}
  />
)
