import { Avatar } from '../../ui/avatar'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import quiet from '../../ui/quiet-button.module.css'
import { useDisclosure } from '../navigation/use-disclosure'
import { AccountLinks } from './account-links'
import styles from './account-menu.module.css'
import type { StoredUser } from './stored-user'

interface Props {
  user: StoredUser
  /** Where the panel opens: below at the right, or above, at the foot of a side navigation. */
  up?: boolean
}

/** Opens on a press only, and closes on choosing. */
export const AccountMenu = ({ user, up = false }: Props) => {
  const { id, open, root, button, close, toggle } = useDisclosure()
  return (
    <div ref={root} className={classes(styles.menu, up && styles.card)}>
      <button
        ref={button}
        type="button"
        className={classes(quiet.button, styles.button)}
        aria-label="Account menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Avatar src={user.avatar} />
        <Icon name="chevron" />
      </button>
      {up && (
        <p className={styles.person}>
          <b dir="auto">{user.name}</b>
          <span>{user.role}</span>
        </p>
      )}
      {open && (
        <div id={id} className={up ? styles.above : styles.below}>
          <AccountLinks user={user} chosen={close} />
        </div>
      )}
    </div>
  )
}
