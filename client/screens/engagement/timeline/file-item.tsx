import { fileSize } from '../../../lib/text'
import { Icon } from '../../../ui/icon/icon'
import link from '../../../ui/text/link.module.css'

interface Props {
  file: { name: string; size: number; path: string }
}

/** A file in a list of an event's files. */
export const FileItem = ({ file: { name, size, path } }: Props) => (
  <li>
    <Icon name="download" />
    <div>
      <a className={link.link} href={path} download={name} dir="auto">
        {name}
      </a>
      <span>{fileSize(size)}</span>
    </div>
  </li>
)
