import { useDisclosure } from '../../../lib/use-disclosure'
import quiet from '../../../ui/button/quiet-button.module.css'
import { classes } from '../../../ui/classes'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import type { StoredUser } from '../../session/stored-user'
import { AccountLinks } from './account-links'
import styles from './account-menu.module.css'

interface Props {
  user: StoredUser
  /** For the foot of a side navigation: the panel opens upwards, and the button has name and role beside it. */
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
        <p className={styles.account}>
          <b dir="auto">{user.name}</b>
          <span>{user.role}</span>
        </p>
      )}
      {open && (
        <div id={id} className={up ? styles.above : styles.below}>
          <AccountLinks user={user} onChoose={close} />
        </div>
      )}
    </div>
  )
}
