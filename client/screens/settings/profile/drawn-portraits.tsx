import { useState } from 'react'
import { useUpload } from '../../../features/upload/use-upload'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/form/button'
import styles from './portrait.module.css'

interface Props {
  userId: string
  choose: (path: string | null) => void
  disabled: boolean
}

const PAGE_SIZE = 6

/** Portraits to choose from. The first is the account's default; any other is uploaded as a picture. */
export const DrawnPortraits = ({ userId, choose, disabled }: Props) => {
  const { upload, progress, problem } = useUpload('avatar')
  const [first, setFirst] = useState(0)
  const [failed, setFailed] = useState(false)
  const busy = progress !== undefined
  const numbers = Array.from({ length: PAGE_SIZE }, (_, index) => first + index)
  const address = (number: number) => `/artwork/avatar/${number === 0 ? userId : `${userId}-${number}`}.svg`

  const take = async (number: number) => {
    setFailed(false)
    if (number === 0) return choose(null)
    const picture = await svgToPng(address(number)).catch(() => undefined)
    if (!picture) return setFailed(true)
    const path = await upload(picture)
    if (path) choose(path)
  }

  return (
    <>
      <ul className={styles.portraits} aria-label="Drawn portraits">
        {numbers.map((number) => (
          <li key={number}>
            <button type="button" disabled={disabled || busy} onClick={() => void take(number)}>
              <img src={address(number)} width="56" height="56" alt={`Portrait ${number + 1}`} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" disabled={disabled || busy} onClick={() => setFirst(first + PAGE_SIZE)}>
        {busy && <Spinner />}
        Show others
      </Button>
      {(problem ?? failed) && (
        <p className={styles.problem} role="alert">
          {problem ?? 'This portrait could not be drawn. Please try another.'}
        </p>
      )}
    </>
  )
}

const PIXELS = 208

/** Uploads take PNG pictures; the portraits are SVG. */
const svgToPng = async (address: string) => {
  const drawing = new Image()
  drawing.src = address
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, PIXELS, PIXELS)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new Error('Nothing was drawn')
  return new File([bytes], 'portrait.png', { type: bytes.type })
}
