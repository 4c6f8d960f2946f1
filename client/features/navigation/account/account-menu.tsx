import { useDisclosure } from '../../../lib/use-disclosure'
import { classes } from '../../../ui/classes'
import quiet from '../../../ui/form/quiet-button.module.css'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import type { StoredUser } from '../../session/stored-user'
import { AccountLinks } from './account-links'
import styles from './account-menu.module.css'

interface Props {
  user: StoredUser
  /** Whether the panel opens upwards, for the foot of a side navigation. */
  up?: boolean
}

/** The account menu: opens on a press, not on hover. */
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
