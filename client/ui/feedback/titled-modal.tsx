import { type ReactNode, useId } from 'react'
import { Modal, type ModalProps } from './modal'
import styles from './titled-modal.module.css'

interface Props extends ModalProps {
  title: string
  /** Below the content. */
  buttons?: ReactNode
}

/** A sheet in the middle of the window. */
export const TitledModal = ({ title, buttons, children, ...props }: Props) => {
  const id = useId()
  return (
    <Modal className={styles.dialog} aria-labelledby={id} {...props}>
      <h2 id={id}>{title}</h2>
      {children}
      {buttons && <div className={styles.buttons}>{buttons}</div>}
    </Modal>
  )
}
