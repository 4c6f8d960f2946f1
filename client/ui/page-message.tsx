import type { ReactNode } from 'react'
import { Container } from './container'
import styles from './page-message.module.css'

interface Props {
  art: ReactNode
  title: string
  text: string
  /** What can be done about it: buttons or links that look like them. */
  children: ReactNode
}

/** A page that has nothing else to show. */
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
