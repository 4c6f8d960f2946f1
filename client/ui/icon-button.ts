import { classes } from './classes'
import styles from './icon-button.module.css'
import quiet from './quiet-button.module.css'

/** Of a square button as large as a finger, for an icon alone. */
export const iconButton = classes(quiet.button, styles.button)
