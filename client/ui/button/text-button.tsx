import { type ButtonProps, useButton } from './button'
import styles from './text-button.module.css'

/** A button that looks like a link, for undoing and removing. */
export const TextButton = (props: ButtonProps) => <button className={styles.button} {...useButton(props)} />
