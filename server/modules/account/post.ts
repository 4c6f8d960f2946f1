import type { Outside } from '../../services/outside'
import type { Letter } from './mails'

/** Puts letters into the mail. */
export const createPost = ({ mail, site, later }: Pick<Outside, 'mail' | 'site' | 'later'>) => ({
  site,

  link: (path: '/reset-password' | '/confirm-email', token: string) => `${site()}${path}?token=${token}`,

  /** Settles once it is on its way. */
  send: (to: string, letter: Letter) => mail.send({ to, ...letter }),

  /** No answer waits for it, and none fails with it. */
  sendLater: (to: string, letter: Letter) => later('mail', () => mail.send({ to, ...letter })),
})

export type Post = ReturnType<typeof createPost>
