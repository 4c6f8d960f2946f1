import { PENDING } from './attached-files'
import type { Attachments } from './use-attachments'

interface Props {
  name: string
  attachments: Attachments
}

/** The ids of the files as values of the form. `attachedFiles` reads them. */
export const AttachedInputs = ({ name, attachments: { files, isPending } }: Props) => (
  <>
    {files.map(({ id }) => (
      <input key={id} type="hidden" name={name} value={id} />
    ))}
    {isPending && <input type="hidden" name={name} value={PENDING} />}
  </>
)
