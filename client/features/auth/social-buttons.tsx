import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import styles from './social-buttons.module.css'
import { type Social, socialProviders } from './social-providers'

interface Props {
  /** `or continue with` */
  lead: string
  /** The provider whose sign-in is pending. */
  pressed: Social | undefined
  disabled: boolean
  start: (social: Social) => void
}

export const SocialButtons = ({ lead, pressed, disabled, start }: Props) => (
  <>
    <p className={styles.lead}>{lead}</p>
    <div className={styles.buttons}>
      {socialProviders.map((social) => (
        <Button
          key={social.provider}
          variant="line"
          busy={social === pressed}
          disabled={disabled || (pressed !== undefined && social !== pressed)}
          onClick={() => start(social)}
        >
          {social !== pressed && <Icon name={social.icon} />}
          {social.name}
        </Button>
      ))}
    </div>
  </>
)
