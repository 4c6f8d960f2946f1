import { classes } from '../classes'
import styles from './avatar.module.css'

const pixels = { small: 28, medium: 32, large: 52 }

/** A decorative portrait, without alternative text: the name is beside it. */
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
