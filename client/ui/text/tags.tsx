import styles from './tags.module.css'

export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className={styles.tags}>
    {tags.map((tag) => (
      <li key={tag}>{tag}</li>
    ))}
  </ul>
)
