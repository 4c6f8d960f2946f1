import { useId, useState } from 'react'
import { UploadButton } from '../../../features/upload/upload-button'
import { useUpload } from '../../../features/upload/use-upload'
import { Button } from '../../../ui/button/button'
import { FieldError } from '../../../ui/form/field'
import styles from './portrait.module.css'

interface Props {
  userId: string
  avatar: string
  /** The unsaved choice: an upload, or null for the default portrait. */
  chosen: string | null | undefined
  choose: (path: string | null) => void
  disabled: boolean
  error: string | undefined
}

export const Portrait = ({ userId, avatar, chosen, choose, disabled, error }: Props) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const src = chosen === undefined ? avatar : (chosen ?? `/artwork/avatar/${userId}.svg`)
  return (
    <div className={styles.portrait} data-field="avatar">
      <img className={styles.picture} src={src} width="64" height="64" alt="Your portrait" />
      <div className={styles.change}>
        <Button
          variant="line"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          Choose another portrait
        </Button>
        <span className={styles.hint}>Drawn for you; no photograph needed.</span>
        {error && <FieldError text={error} />}
      </div>
      {open && (
        <div id={id} className={styles.choices}>
          <DrawnPortraits userId={userId} choose={choose} disabled={disabled} />
          <UploadButton label="Upload a photograph" purpose="avatar" uploaded={choose} disabled={disabled} />
        </div>
      )}
    </div>
  )
}

interface DrawnPortraitsProps {
  userId: string
  choose: (path: string | null) => void
  disabled: boolean
}

const PAGE_SIZE = 6

/** The first portrait is the account's default; any other is uploaded as a picture. */
const DrawnPortraits = ({ userId, choose, disabled }: DrawnPortraitsProps) => {
  const { upload, progress, problem, setProblem } = useUpload('avatar')
  const [firstNumber, setFirstNumber] = useState(0)
  const busy = progress !== undefined
  const numbers = Array.from({ length: PAGE_SIZE }, (_, index) => firstNumber + index)
  const portraitPath = (number: number) => `/artwork/avatar/${number === 0 ? userId : `${userId}-${number}`}.svg`

  const choosePortrait = async (number: number) => {
    // Not by `disabled`: the pressed button would lose the focus.
    if (busy) return
    setProblem(undefined)
    if (number === 0) return choose(null)
    const picture = await svgToPng(portraitPath(number)).catch(() => undefined)
    if (!picture) return setProblem('This portrait could not be drawn. Please try another.')
    const path = await upload(picture)
    if (path) choose(path)
  }

  return (
    <>
      <ul className={styles.portraits} aria-label="Drawn portraits">
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              disabled={disabled}
              aria-disabled={busy || undefined}
              onClick={() => void choosePortrait(number)}
            >
              <img src={portraitPath(number)} width="56" height="56" alt={`Portrait ${number + 1}`} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        disabled={disabled}
        onClick={() => setFirstNumber(firstNumber + PAGE_SIZE)}
      >
        Show others
      </Button>
      {problem && <FieldError text={problem} />}
    </>
  )
}

const SIZE_PX = 208

/** The portraits are SVG, which uploads do not accept. Throws when the SVG cannot be drawn. */
const svgToPng = async (path: string) => {
  const drawing = new Image()
  drawing.src = path
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE_PX
  canvas.height = SIZE_PX
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.drawImage(drawing, 0, 0, SIZE_PX, SIZE_PX)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new Error('Nothing was drawn')
  return new File([bytes], 'portrait.png', { type: bytes.type })
}
