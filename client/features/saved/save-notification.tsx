import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { iconButtonClass } from '../../ui/button/icon-button'
import { FloatingNotice } from '../../ui/feedback/floating-notice'
import { Icon } from '../../ui/icon/icon'
import { TextLink } from '../page/layout/links'
import { savedPathOf } from '../session/own-pages'
import { mayBuy } from '../session/roles'
import type { StoredUser } from '../session/stored-user'
import { isListing, pendingSave } from './pending-save'
import { adminText, showSaveNotification, useSaveNotification } from './save-notification-store'
import { toggleSave } from './toggle-save'

/** Shows the result of saving, and carries out the pending save after sign-in. */
export const SaveNotification = ({ role }: Pick<StoredUser, 'role'>) => {
  const client = useApolloClient()
  const notification = useSaveNotification()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const listingId = pendingSave.take(pathname + search, isListing)
    if (!listingId) return
    if (!mayBuy(role)) return showSaveNotification({ text: adminText })
    toggleSave(client, listingId, true).then(({ title, problem }) =>
      showSaveNotification(title ? { text: `Saved: ${title}`, saved: true } : problem && { text: problem }),
    )
  }, [client, role, pathname, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup closes the notification when the path changes
  useEffect(() => () => showSaveNotification(), [pathname])
  return createPortal(
    <FloatingNotice tone={notification?.saved ? 'good' : undefined}>
      {notification && (
        <>
          <p dir="auto">{notification.text}</p>
          {notification.saved && <TextLink to={savedPathOf(role)}>Saved items</TextLink>}
          <button type="button" className={iconButtonClass} aria-label="Close" onClick={() => showSaveNotification()}>
            <Icon name="close" />
          </button>
        </>
      )}
    </FloatingNotice>,
    document.body,
  )
}
