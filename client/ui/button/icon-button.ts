import { classes } from '../classes'
import styles from './icon-button.module.css'
import quiet from './quiet-button.module.css'

/** The class of a square button that shows only an icon. */
export const iconButtonClass = classes(quiet.button, styles.button)
