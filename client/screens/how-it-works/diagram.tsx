import { Icon } from '../../ui/icon/icon'
import styles from './diagram.module.css'

interface Props {
  /** The path of the SVG. */
  drawing: string
  alt: string
  /** In pixels, of the wide and of the tall drawing. */
  sizes: { wide: readonly [width: number, height: number]; tall: readonly [width: number, height: number] }
  legend: readonly { who: string; mark: 'full' | 'ring' | 'clock' | 'marque' }[]
  note: string
}

/** The diagram of a process: with labels on wide screens, with the numbers of the table on phones. */
export const Diagram = ({ drawing, alt, sizes, legend, note }: Props) => (
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
