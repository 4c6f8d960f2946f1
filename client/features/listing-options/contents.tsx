import { Icon } from '../../ui/icon/icon'
import styles from './contents.module.css'

/** The contents of a package. */
export const Contents = ({ contents }: { contents: readonly string[] }) => (
  <ul className={styles.contents}>
    {contents.map((content) => (
      <li key={content} dir="auto">
        <Icon name="check" />
        {content}
      </li>
    ))}
  </ul>
)
