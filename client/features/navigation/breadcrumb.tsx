import { Link } from 'react-router-dom'
import styles from './breadcrumb.module.css'

export const Breadcrumb = ({ trail, current }: { trail: { to: string; label: string }[]; current: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.breadcrumb}>
      {trail.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
)
