import { Link } from 'react-router-dom'
import styles from './footer-column.module.css'

export const FooterColumn = ({ title, links }: { title: string; links: { to: string; label: string }[] }) => (
  <div className={styles.column}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </div>
)
