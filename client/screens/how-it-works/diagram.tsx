import { Icon } from '../../ui/icon'
import type { Diagram_ProcessFragment } from './diagram.generated'
import styles from './diagram.module.css'

interface Props {
  process: Diagram_ProcessFragment
  alt: string
  /** Of the wide drawing and of the tall one. */
  sizes: { wide: readonly [width: number, height: number]; tall: readonly [width: number, height: number] }
  legend: readonly { who: string; mark: 'full' | 'ring' | 'clock' | 'marque' }[]
  note: string
}

/** A process as a drawing: with names on wide screens, with the table's numbers on phones. */
export const Diagram = ({ process: { drawing }, alt, sizes, legend, note }: Props) => (
  <figure className={styles.process}>
    <div className={styles.sheet}>
      <picture>
        <source
          media="(max-width: 58rem)"
          srcSet={`${drawing}?shape=tall`}
          width={sizes.tall[0]}
          height={sizes.tall[1]}
        />
        <img src={drawing} width={sizes.wide[0]} height={sizes.wide[1]} alt={alt} />
      </picture>
    </div>
    <figcaption>
      <ul>
        {legend.map(({ who, mark }) => (
          <li key={who}>
            {mark === 'clock' ? <Icon name="clock" /> : <i className={styles[mark]} />} {who}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </figcaption>
  </figure>
)
