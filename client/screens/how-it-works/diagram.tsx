import { Icon } from '../../ui/icon/icon'
import styles from './diagram.module.css'

interface Props {
  src: string
  alt: string
  /** In pixels. */
  sizes: { wide: readonly [width: number, height: number]; tall: readonly [width: number, height: number] }
  legend: readonly { actor: string; mark: 'full' | 'ring' | 'clock' | 'marque' }[]
  note: string
}

/** Small screens show a tall diagram with the numbers of the transition table instead of labels. */
export const Diagram = ({ src, alt, sizes, legend, note }: Props) => (
  <figure className={styles.process}>
    <div className={styles.sheet}>
      <picture>
        <source media="(max-width: 58rem)" srcSet={`${src}?shape=tall`} width={sizes.tall[0]} height={sizes.tall[1]} />
        <img src={src} width={sizes.wide[0]} height={sizes.wide[1]} alt={alt} />
      </picture>
    </div>
    <figcaption>
      <ul>
        {legend.map(({ actor, mark }) => (
          <li key={actor}>
            {mark === 'clock' ? <Icon name="clock" /> : <i className={styles[mark]} />} {actor}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </figcaption>
  </figure>
)
