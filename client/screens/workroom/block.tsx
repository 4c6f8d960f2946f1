import { type ReactNode, type Ref, useId } from 'react'
import styles from './block.module.css'

interface Props {
  title: string
  /** Where reading goes on after what was done here. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of the workroom, under a rule. */
export const Block = ({ title, titleRef, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
