import { useId } from 'react'
import { Button } from '../button/button'
import { TitledModal } from './titled-modal'

interface Props {
  title: string
  text: string
  yes: string
  no: string
  /** For what destroys or can't be undone. */
  danger?: boolean
  onYes: () => void
  /** Called by Escape, too. */
  onNo: () => void
}

/** A question in a modal dialog, which is open while it is rendered. */
export const ConfirmDialog = ({ title, text, yes, no, danger = false, onYes, onNo }: Props) => {
  const id = useId()
  return (
    <TitledModal
      title={title}
      aria-describedby={id}
      onClose={onNo}
      buttons={
        <>
          <Button variant="line" onClick={onNo}>
            {no}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p id={id}>{text}</p>
    </TitledModal>
  )
}
