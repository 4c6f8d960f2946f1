import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { Floating } from '../../ui/floating'
import { Icon } from '../../ui/icon'
import { iconButton } from '../../ui/icon-button'
import link from '../../ui/link.module.css'
import type { StoredUser } from '../session/stored-user'
import { keepOrForget } from './keep-or-forget'
import { say, useSavingNews } from './saving-news'
import { wish } from './wish'

/** What saving has to say to who is signed in. Keeps, too, what they pressed before they were. */
export const SavingNotice = ({ role }: Pick<StoredUser, 'role'>) => {
  const client = useApolloClient()
  const news = useSavingNews()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const wanted = wish.take(pathname + search)
    if (!wanted) return
    if (role !== 'customer') return say({ text: 'Only customers save listings.' })
    keepOrForget(client, wanted, true).then(({ title, problem }) =>
      say(title ? { text: `Saved: ${title}`, saved: true } : problem && { text: problem }),
    )
  }, [client, role, pathname, search])
  // It is about the page it was said on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what it is for
  useEffect(() => () => say(), [pathname])
  return createPortal(
    <Floating tone={news?.saved ? 'good' : undefined}>
      {news && (
        <>
          <p dir="auto">{news.text}</p>
          {news.saved && (
            <Link className={link.link} to="/dashboard/customer/saved">
              Saved items
            </Link>
          )}
          <button type="button" className={iconButton} aria-label="Close" onClick={() => say()}>
            <Icon name="close" />
          </button>
        </>
      )}
    </Floating>,
    document.body,
  )
}
