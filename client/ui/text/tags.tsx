import styles from './tags.module.css'

/** A list of short words. */
export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className={styles.tags}>
    {tags.map((tag) => (
      <li key={tag}>{tag}</li>
    ))}
  </ul>
)
