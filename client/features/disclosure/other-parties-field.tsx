import type { ComponentProps } from 'react'
import { TextArea } from '../../ui/form/text-area'

type Props = Pick<ComponentProps<typeof TextArea>, 'label' | 'name' | 'required' | 'error'> & { max: number }

/** Names of the other parties, for a check for conflicts of interest. */
export const OtherPartiesField = ({ max, ...props }: Props) => (
  <TextArea
    {...props}
    rows={2}
    hint={`For a check for conflicts of interest, one name a line, at most ${max}. The seller sees only these names until they have said that they act for none of them.`}
  />
)
