import { type ReactNode, type Ref, useId } from 'react'
import styles from './engagement.module.css'

interface Props {
  title: string
  /** Takes the focus after an action in this section. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

export const EngagementSection = ({ title, titleRef, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
