import { NavLink } from 'react-router-dom'
import styles from './menu-link.module.css'

interface Props {
  to: string
  label: string
  /** A short description below the label. */
  note: string
  icon?: string
}

export const MenuLink = ({ to, label, note, icon }: Props) => (
  <NavLink className={styles.link ?? ''} to={to} end>
    {icon && <img src={icon} width="40" height="40" alt="" />}
    <span>
      {label} <small>{note}</small>
    </span>
  </NavLink>
)
