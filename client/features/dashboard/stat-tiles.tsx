import { TextLink } from '../page/layout/links'
import styles from './stat-tiles.module.css'

interface Value {
  label: string
  /** The formatted value: `14`, `1,000+`. */
  value: string
}

interface Linked extends Value {
  /** The path of the link below the value; `action` is its text. */
  to: string
  action: string
}

interface Noted extends Value {
  note: string
}

/** A tile has a link, a note, or both. */
export type StatTile = Linked | Noted

export const StatTiles = ({ tiles }: { tiles: readonly StatTile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map((tile) => (
      <li key={tile.label}>
        <span className={styles.label}>{tile.label}</span> <b>{tile.value}</b>{' '}
        {'note' in tile && <span className={styles.note}>{tile.note}</span>}{' '}
        {'to' in tile && (
          <TextLink to={tile.to}>
            {tile.action}
            <span className="visually-hidden">{` (${tile.label})`}</span>
          </TextLink>
        )}
      </li>
    ))}
  </ul>
)
