import { type MouseEvent, type ReactNode, useState } from 'react'
import { useDeferred } from '../../lib/hydration'
import { loadOnDemand } from '../../lib/style-sheets'
import styles from './listing-detail.module.css'
import { wholePicture } from './whole-picture'

interface Props {
  title: string
  pictures: readonly string[]
  index?: number
  children: ReactNode
}

const loadDialog = () => loadOnDemand(() => import('./on-demand/picture-dialog')).then((loaded) => loaded.PictureDialog)

/** A link to the whole picture, which scripts open in a dialog. */
export const ZoomablePicture = ({ title, pictures, index = 0, children }: Props) => {
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  const number = pictures.length > 1 ? ` ${index + 1}` : ''
  return (
    <>
      <a
        className={styles.zoom}
        href={wholePicture(pictures[index] ?? '')}
        aria-label={`Enlarge picture${number}`}
        onClick={press}
      >
        {children}
      </a>
      {open && <DeferredDialog title={title} pictures={pictures} first={index} onClose={() => setOpen(false)} />}
    </>
  )
}

const DeferredDialog = (props: { title: string; pictures: readonly string[]; first: number; onClose: () => void }) => {
  const Dialog = useDeferred(loadDialog)
  return Dialog && <Dialog {...props} />
}
