import { Button } from '../../ui/button/button'
import { onSingleClick } from '../../ui/button/on-single-click'
import { Notice } from '../../ui/feedback/notice'
import styles from './upload-rows.module.css'
import type { FileUpload } from './use-file-uploads'

interface Props {
  uploads: readonly FileUpload[]
  dismiss: (key: number) => void
}

/** Entries of a list of files for those that are on their way, or were refused. */
export const UploadRows = ({ uploads, dismiss }: Props) =>
  uploads.map(({ key, name, progress, problem }) => (
    <li key={key} className={styles.row}>
      <div>
        <bdi>{name}</bdi>
        {problem ? (
          <Notice text={problem} />
        ) : (
          <progress className={styles.progress} value={progress} aria-label={`Upload of ${name}`} />
        )}
      </div>
      <Button variant="quiet" size="small" onClick={onSingleClick(() => dismiss(key))}>
        {problem ? 'Dismiss' : 'Cancel'}
        <span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </li>
  ))
