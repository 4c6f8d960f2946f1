import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { TextLink } from '../page/layout/links'
import styles from './auth-layout.module.css'

interface Props {
  title: string
  /** Below the title: the purpose of the form, or a link to the other form. */
  intro: ReactNode
  art: string
  quote: string
  line: string
  /** `long`: many fields. `low`: few, and a long title. */
  shape?: 'long' | 'low'
  children: ReactNode
}

/** The layout of login, register and password pages: a form on the left, a picture with a quote on the right. */
export const AuthLayout = ({ title, intro, art, quote, line, shape, children }: Props) => (
  <div className={classes(styles.layout, shape && styles[shape])}>
    <div className={styles.side}>
      <div>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      {children}
      <noscript>This form needs JavaScript. Please switch it on in your browser.</noscript>
    </div>
    <div className={styles.plate}>
      <img src={art} width="640" height="640" alt="" />
      <p className={styles.quote}>{quote}</p>
      <p className={styles.line}>{line}</p>
    </div>
  </div>
)

export const BackToLogIn = () => (
  <p>
    <TextLink to="/login">Back to Log In</TextLink>
  </p>
)

/** For a page that a mail links to: search engines and referrers must not get its address, which has a token. */
export const MailLinkMeta = () => (
  <>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
  </>
)
