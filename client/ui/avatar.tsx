import styles from './avatar.module.css'
import { classes } from './classes'

const pixels = { small: 28, medium: 32, large: 52 }

/** A portrait beside a name: the name says who it is. */
export const Avatar = ({ src, size = 'medium' }: { src: string; size?: keyof typeof pixels }) => (
  <img
    className={classes(styles.avatar, styles[size])}
    src={src}
    width={pixels[size]}
    height={pixels[size]}
    alt=""
    loading="lazy"
    decoding="async"
  />
)
