import type { ReactNode } from 'react'
import { fileSize } from '../../lib/text'
import { Icon } from '../../ui/icon/icon'
import link from '../../ui/text/link.module.css'
import styles from './attachment-list.module.css'

interface Props {
  files: readonly { id: string; name: string; size: number; path: string }[]
  /** Further entries. */
  children?: ReactNode
}

/** Files that were sent, to download. */
export const AttachmentList = ({ files, children }: Props) => (
  <ul className={styles.list}>
    {files.map(({ id, name, size, path }) => (
      <li key={id}>
        <Icon name="download" />
        <div>
          <a className={link.link} href={path} download={name}>
            <span className="visually-hidden">Download </span>
            <bdi>{name}</bdi>
          </a>
          <span>{fileSize(size)}</span>
        </div>
      </li>
    ))}
    {children}
  </ul>
)
