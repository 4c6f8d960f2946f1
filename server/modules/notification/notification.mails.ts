import type { NotificationRow } from '../../database/tables/tables'
import { createMail } from '../outbox/mail-template'

type Unread = Pick<NotificationRow, 'kind' | 'title' | 'text' | 'path'>

const MAX_LISTED = 10

/** The mail about notifications that stayed unread: each with what it says and where it leads. */
export const unreadMail = (to: string, unread: readonly [Unread, ...Unread[]], site: string) => {
  const [first] = unread
  const [subject, button] =
    unread.length === 1
      ? [first.title, { label: first.kind === 'MESSAGE' ? 'Answer' : 'See it', url: site + first.path }]
      : [
          `${first.title}, and ${unread.length - 1} more on Marque`,
          {
            label: 'See all',
            url: `${site}/dashboard${unread.every(({ kind }) => kind === 'MESSAGE') ? '/messages' : ''}`,
          },
        ]
  const left = unread.length - MAX_LISTED
  return createMail({
    to,
    subject,
    paragraphs: [
      'You have not read this yet:',
      ...unread.slice(0, MAX_LISTED).map(({ title, text }) => (text ? `${title}\n${text}` : title)),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ],
    button,
    after: [
      `You get this mail because you have not read this on Marque yet. You can switch it off at ${site}/dashboard/settings.`,
    ],
  })
}
