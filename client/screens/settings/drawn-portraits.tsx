import { useState } from 'react'
import { useUpload } from '../../features/upload/use-upload'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import styles from './drawn-portraits.module.css'
import { printed } from './printed'

interface Props {
  userId: string
  choose: (path: string | null) => void
  disabled: boolean
}

const AT_ONCE = 6

/** Portraits to choose from. The first is the account's own; any other is taken as a picture like one of theirs. */
export const DrawnPortraits = ({ userId, choose, disabled }: Props) => {
  const { upload, progress, problem } = useUpload('avatar')
  const [first, setFirst] = useState(0)
  const [failed, setFailed] = useState(false)
  const busy = progress !== undefined
  const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index)
  const address = (number: number) => `/artwork/avatar/${number === 0 ? userId : `${userId}-${number}`}.svg`

  const take = async (number: number) => {
    setFailed(false)
    if (number === 0) return choose(null)
    const picture = await printed(address(number)).catch(() => undefined)
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
      <Button variant="quiet" size="small" disabled={disabled || busy} onClick={() => setFirst(first + AT_ONCE)}>
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
