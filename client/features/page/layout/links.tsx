import type { ComponentProps } from 'react'
import { type Button, buttonClass } from '../../../ui/button/button'
import link from '../../../ui/text/link.module.css'
import { Link } from './link'

type LinkProps = Omit<ComponentProps<typeof Link>, 'className'>

/** A link in a text. */
export const TextLink = (props: LinkProps) => <Link className={link.link} {...props} />

/** A link that looks like a button, outlined unless it says otherwise. */
export const ButtonLink = ({
  variant = 'line',
  size,
  wide,
  ...props
}: LinkProps & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'>) => (
  <Link className={buttonClass({ variant, size, wide })} {...props} />
)
