import { Link } from 'react-router-dom'
import { Panel } from '../../features/dashboard/panel'
import link from '../../ui/link.module.css'
import styles from './overview.module.css'

interface Props {
  title: string
  /** What a whole one says, by name: whether this one does. */
  parts: Readonly<Record<string, unknown>>
  /** Where everybody sees it. */
  page: string
  /** Where it is edited. */
  editor: string
}

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** How complete a profile is, and what it still lacks. */
export const ProfileCheck = ({ title, parts, page, editor }: Props) => {
  const names = Object.keys(parts)
  const missing = names.filter((name) => !isSaid(parts[name]))
  const done = names.length - missing.length
  return (
    <Panel title={title}>
      <p className={styles.said}>
        {missing.length === 0
          ? 'It says all that customers look for.'
          : `${done} of ${names.length} parts are filled in.`}
      </p>
      <progress className={styles.track} value={done} max={names.length} aria-hidden="true" />
      {missing.length > 0 && <p>{`Still missing: ${missing.join(', ')}.`}</p>}
      <p className={styles.ways}>
        <Link className={link.link} to={editor}>
          {missing.length > 0 ? 'Complete it' : 'Edit it'}
        </Link>
        <Link className={link.link} to={page}>
          See it as customers do
        </Link>
      </p>
    </Panel>
  )
}
