import { PENDING } from './attached-files'
import type { Attachments } from './use-attachments'

interface Props {
  name: string
  attachments: Attachments
}

/** The ids of the files as values of the form, which `attachedFiles` reads, and their names for screen readers. */
export const AttachedInputs = ({ name, attachments: { files, isPending } }: Props) => (
  <>
    {files.map(({ id }) => (
      <input key={id} type="hidden" name={name} value={id} />
    ))}
    {isPending && <input type="hidden" name={name} value={PENDING} />}
    <span className="visually-hidden" role="status">
      {files.length > 0 && `Uploaded: ${files.map((file) => file.name).join(', ')}`}
    </span>
  </>
)
