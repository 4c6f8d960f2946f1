import { useId, useRef, useState } from 'react'
import { shortDay } from '../../../lib/dates'
import { fileSize } from '../../../lib/text'
import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { Notice } from '../../../ui/feedback/notice'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import link from '../../../ui/text/link.module.css'
import { failureMessage, refusalOf } from '../../form/form-result'
import { LoadError } from '../../page/errors/load-error'
import { FilePicker } from '../../upload/file-picker'
import { UploadRows } from '../../upload/upload-rows'
import row from '../../upload/upload-rows.module.css'
import { useFileDrop } from '../../upload/use-file-drop'
import { useFileUploads } from '../../upload/use-file-uploads'
import { type ProductFilesQuery, useProductFilesQuery, useRemoveProductFileMutation } from './product-files.generated'
import styles from './product-files.module.css'

interface Props {
  listingId: string
  isPublic: boolean
  error: string | undefined
}

type ProductFile = NonNullable<ProductFilesQuery['ownListing']>['files'][number]

/** The files that buyers of a product receive. Changes count at once, without publishing. */
export const ProductFiles = ({ listingId, isPublic, error }: Props) => {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const {
    data,
    error: failure,
    refetch,
  } = useProductFilesQuery({ variables: { id: listingId }, fetchPolicy: 'cache-and-network' })
  const { uploads, add, dismiss } = useFileUploads({
    addressOf: (name, versionOf) =>
      `/product-files?${new URLSearchParams({ listing: listingId, name, ...(versionOf ? { versionOf } : {}) })}`,
    onStored: () => void refetch().catch(() => {}),
  })
  const isOver = useFileDrop(field, 'fieldset', add)
  const [removeFile] = useRemoveProductFileMutation()
  const [refusal, setRefusal] = useState<string>()
  const { ask, dialog } = useConfirm()
  const files = data?.ownListing?.files
  const isMissing = isPublic && files?.length === 0 && uploads.length === 0
  const problem = refusal ?? (files?.length === 0 ? error : undefined) ?? (isMissing ? missing : undefined)

  /** The button that had the focus is gone with its row. */
  const focusField = () => field.current?.focus()

  const confirmAndRemove = async ({ id, name }: ProductFile) => {
    const isSure = await ask({
      title: `Remove ${name}?`,
      text: 'All its versions are removed. Buyers who already have the product keep them; later buyers don’t get them.',
      yes: 'Remove',
      no: 'Keep',
      danger: true,
    })
    if (!isSure) return
    const refused = await removeFile({ variables: { id } }).then(
      ({ data }) => failureMessage(data?.removeProductFile),
      (error: unknown) => refusalOf(error) ?? 'The file could not be removed. Please try again.',
    )
    setRefusal(refused)
    await refetch().catch(() => {})
    if (!refused && document.activeElement === document.body) focusField()
  }

  return (
    <fieldset ref={field} name="files" tabIndex={-1} className={styles.files} data-over={isOver} aria-describedby={id}>
      <legend>Files buyers receive</legend>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      {problem && <Notice text={problem} />}
      {!data && failure && <LoadError title="The files could not be loaded" error={failure} retry={() => refetch()} />}
      {!data && !failure && <Skeleton height="2.75rem" />}
      <ul>
        {files?.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            replace={(chosen) => add(chosen, file.id)}
            remove={() => void confirmAndRemove(file)}
          />
        ))}
        <UploadRows
          uploads={uploads}
          dismiss={(key) => {
            dismiss(key)
            focusField()
          }}
        />
      </ul>
      <FilePicker label="Add files" multiple choose={add}>
        {(open) => (
          <Button variant="line" size="small" onClick={open}>
            Add files
          </Button>
        )}
      </FilePicker>
      {dialog}
    </fieldset>
  )
}

const hint =
  'Only buyers can download them. PDF, ZIP, Office files, pictures, sounds, videos or text, up to 1 GB each; you can drop them here. A file with the same name becomes a new version; earlier buyers can download that one, too.'
const missing = 'This product is on sale but has no file yet. Please add one, so that buyers receive something.'

interface FileRowProps {
  file: ProductFile
  replace: (files: File[]) => void
  remove: () => void
}

const FileRow = ({ file: { name, version, size, addedAt, path }, replace, remove }: FileRowProps) => (
  <li className={row.row}>
    <div>
      <a className={link.link} href={path} download={name}>
        <bdi>{name}</bdi>
      </a>
      <small>{`Version ${version} of ${shortDay(addedAt)}, ${fileSize(size)}`}</small>
    </div>
    <FilePicker label={`New version of ${name}`} choose={replace}>
      {(open) => (
        <Button variant="quiet" size="small" onClick={open}>
          New version<span className="visually-hidden">{` of ${name}`}</span>
        </Button>
      )}
    </FilePicker>
    <Button variant="quiet" size="small" onClick={onSingleClick(remove)}>
      Remove<span className="visually-hidden">{` ${name}`}</span>
    </Button>
  </li>
)
