import { Button } from '../../ui/button'
import { isDrawn } from './picture-order'
import styles from './pictures.module.css'

interface Props {
  path: string
  /** From 1. */
  place: number
  of: number
  move: (by: -1 | 1) => void
  remove: () => void
}

export const Picture = ({ path, place, of, move, remove }: Props) => {
  const name = `picture ${place}`
  return (
    <li className={styles.picture}>
      <img
        src={`${path}?size=card`}
        width="320"
        height="200"
        alt={isDrawn(path) ? `Picture ${place}, drawn` : `Picture ${place}`}
      />
      {place === 1 && <span className={styles.cover}>Cover</span>}
      <div className={styles.buttons}>
        {of > 1 && (
          <>
            <Button variant="quiet" size="small" disabled={place === 1} onClick={() => move(-1)}>
              Earlier<span className="visually-hidden"> {name}</span>
            </Button>
            <Button variant="quiet" size="small" disabled={place === of} onClick={() => move(1)}>
              Later<span className="visually-hidden"> {name}</span>
            </Button>
          </>
        )}
        {/* Without any other the drawn cover stands in, so there is nothing to remove. */}
        {!(isDrawn(path) && of === 1) && (
          <Button variant="quiet" size="small" onClick={remove}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
