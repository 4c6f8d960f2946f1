import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import { Container } from './container'
import rule from './double-rule.module.css'
import styles from './section.module.css'

interface Props {
  title: string
  /** A link at the right of the title. */
  more?: ReactNode
  children: ReactNode
}

export const Section = ({ title, more, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <div className={classes(rule.rule, styles.head)}>
          <h2 id={id}>{title}</h2>
          {more}
        </div>
        {children}
      </Container>
    </section>
  )
}
