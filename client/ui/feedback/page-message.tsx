import type { ReactNode } from 'react'
import { Container } from '../layout/container'
import styles from './page-message.module.css'

interface Props {
  art: ReactNode
  title: string
  text: string
  /** Actions: buttons, or links that look like them. */
  children: ReactNode
}

export const PageMessage = ({ art, title, text, children }: Props) => (
  <Container>
    <div className={styles.message}>
      {art}
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  </Container>
)
