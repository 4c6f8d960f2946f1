import { useId, useRef, useState } from 'react'
import { shortDay } from '../../../lib/dates'
import { fileSize } from '../../../lib/text'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Skeleton } from '../../../ui/feedback/skeleton'
import link from '../../../ui/text/link.module.css'
import { type ProductFilesQuery, useProductFilesQuery, useRemoveProductFileMutation } from './product-files.generated'
import styles from './product-files.module.css'
import { type FileUpload, useFileUploads } from './use-file-uploads'

interface Props {
  listingId: string
  isPublic: boolean
  error: string | undefined
}

type ProductFile = NonNullable<ProductFilesQuery['ownListing']>['files'][number]

/** The files that buyers of a product receive. Changes count at once, without publishing. */
export const ProductFiles = ({ listingId, isPublic, error }: Props) => {
  const id = useId()
  const { data, refetch } = useProductFilesQuery({ variables: { id: listingId }, fetchPolicy: 'cache-and-network' })
  const { uploads, add, dismiss } = useFileUploads(listingId, () => void refetch())
  const [removeFile] = useRemoveProductFileMutation()
  const [refusal, setRefusal] = useState<string>()
  const files = data?.ownListing?.files
  const isMissing = isPublic && files?.length === 0 && uploads.length === 0
  const problem = refusal ?? (files?.length === 0 ? error : undefined) ?? (isMissing ? missing : undefined)

  const remove = async (file: ProductFile) => {
    const result = (await removeFile({ variables: { id: file.id } })).data?.removeProductFile
    setRefusal(result?.__typename === 'InvalidInput' ? result.message : undefined)
    await refetch()
  }

  return (
    <fieldset name="files" tabIndex={-1} className={styles.files} aria-describedby={id}>
      <legend>Files buyers receive</legend>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      {problem && <Notice text={problem} />}
      {!data && <Skeleton height="2.75rem" />}
      <ul>
        {files?.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            replace={(chosen) => add(chosen, file.id)}
            remove={() => void remove(file)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} dismiss={() => dismiss(upload.key)} />
        ))}
      </ul>
      <FilePicker label="Add files" multiple choose={add} />
    </fieldset>
  )
}

const hint =
  'Only buyers can download them. PDF, ZIP, Office files, pictures or text, up to 1 GB each. A file with the same name becomes a new version; earlier buyers can download that one, too.'
const missing = 'This product is on sale without a file: its buyers pay and receive nothing. Please add one.'

interface FileRowProps {
  file: ProductFile
  replace: (files: Iterable<File>) => void
  remove: () => void
}

const FileRow = ({ file: { name, version, size, addedAt, path }, replace, remove }: FileRowProps) => (
  <li>
    <div>
      <a className={link.link} href={path} download={name}>
        <bdi>{name}</bdi>
      </a>
      <small>{`Version ${version} of ${shortDay(addedAt)}, ${fileSize(size)}`}</small>
    </div>
    <FilePicker label="New version" of={name} choose={replace} />
    <Button variant="quiet" size="small" onClick={remove}>
      Remove<span className="visually-hidden">{` ${name}`}</span>
    </Button>
  </li>
)

const UploadRow = ({ upload: { name, progress, problem }, dismiss }: { upload: FileUpload; dismiss: () => void }) => (
  <li>
    <div>
      <bdi>{name}</bdi>
      {problem ? (
        <Notice text={problem} />
      ) : (
        <progress className={styles.progress} value={progress} aria-label={`Upload of ${name}`} />
      )}
    </div>
    <Button variant="quiet" size="small" onClick={dismiss}>
      {problem ? 'Dismiss' : 'Cancel'}
      <span className="visually-hidden">{` ${name}`}</span>
    </Button>
  </li>
)

interface FilePickerProps {
  label: string
  /** The name of the file that is replaced. */
  of?: string
  multiple?: boolean
  choose: (files: Iterable<File>) => void
}

const FilePicker = ({ label, of, multiple = false, choose }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  const name = of === undefined ? label : `${label} of ${of}`
  return (
    <span>
      <Button variant={of === undefined ? 'line' : 'quiet'} size="small" onClick={() => input.current?.click()}>
        {label}
        {of !== undefined && <span className="visually-hidden">{` of ${of}`}</span>}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept=".pdf,.zip,.docx,.xlsx,.pptx,.png,.jpg,.jpeg,.svg,.txt,.csv,.md"
        aria-label={name}
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])])
          // Otherwise choosing the same file again would send no event.
          currentTarget.value = ''
        }}
      />
    </span>
  )
}
