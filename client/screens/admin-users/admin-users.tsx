import { Suspense, useState, useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import table from '../../features/dashboard/dashboard-table.module.css'
import { EmptyPanel } from '../../features/dashboard/panel'
import panel from '../../features/dashboard/panel.module.css'
import { ButtonLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { useLostFocus } from '../../lib/focus/use-return-focus'
import { adminUsersPath } from '../../lib/paths'
import { pluralizeTotal, totalText } from '../../lib/text'
import { useChosenParams } from '../../lib/use-chosen-params'
import { classes } from '../../ui/classes'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import type { UserAction } from './actions/user-actions'
import { AdminUsersDocument, useAdminUsersSuspenseQuery } from './admin-users.generated'
import styles from './admin-users.module.css'
import { AuditTrail, auditTrailSearch } from './audit-trail/audit-trail'
import { UserFilter } from './filter/user-filter'
import { isFiltered, readFilter, type UserFilterParams, variablesOf, withFilter } from './filter/user-filter-params'
import { UserSecurityEvents } from './security-events/user-security-events'
import { UserRow } from './user-row'

export const AdminUsers = () => (
  <Suspense fallback={<UserListSkeleton />}>
    <UserList />
  </Suspense>
)

const UserList = () => {
  const [params] = useSearchParams()
  const [busy, startTransition] = useTransition()
  const [chosen, choose] = useChosenParams(startTransition)
  const filter = readFilter(params)
  const variables = variablesOf(filter)
  const shown = useShownCount()
  const query = useAdminUsersSuspenseQuery({ variables: { ...variables, first: shown.first }, ...revalidate })
  const [open, setOpen] = useState<{ id: string; action: UserAction }>()
  const [status, setStatus] = useState('')
  const { users, everybody, suspended } = dataOrThrow(query)
  const statusRef = useLostFocus<HTMLParagraphElement>(status, users.nodes)
  const total = pluralizeTotal(users, 'account')
  const { nodes, more, entryRef } = usePagination({
    connection: users,
    shown,
    query: AdminUsersDocument,
    variables: (page) => ({ ...variables, ...page }),
    total,
  })
  const changeFilter = (change: Partial<UserFilterParams>) => {
    setOpen(undefined)
    setStatus('')
    choose(withFilter(chosen, change))
  }
  return (
    <DashboardPage title="Users" lead={`${pluralizeTotal(everybody, 'account')}, ${totalText(suspended)} suspended.`}>
      <div className={styles.columns}>
        <section className={panel.panel} aria-label="Accounts">
          <UserFilter filter={readFilter(chosen)} onChange={changeFilter} />
          <p ref={statusRef} className={styles.status} role="status" tabIndex={-1}>
            {status || (isFiltered(filter) ? total : '')}
          </p>
          {nodes.length === 0 ? (
            <EmptyPanel text="No accounts match.">
              <ButtonLink to={adminUsersPath}>Show all accounts</ButtonLink>
            </EmptyPanel>
          ) : (
            <table className={classes(table.table, styles.table)} aria-busy={busy}>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  <th scope="col">Role</th>
                  <th scope="col">Last seen</th>
                  <th scope="col">Status</th>
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {nodes.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    open={open?.id === user.id ? open.action : undefined}
                    onOpen={(action) => setOpen(action && { id: user.id, action })}
                    onDone={(text) => {
                      setOpen(undefined)
                      setStatus(text)
                    }}
                    trail={auditTrailSearch(params, user.id)}
                    linkRef={entryRef(user.id)}
                  />
                ))}
              </tbody>
            </table>
          )}
          {more && (
            <div className={styles.loadMore}>
              <LoadMore {...more} />
            </div>
          )}
        </section>
        <div className={styles.side}>
          <AuditTrail />
          <UserSecurityEvents />
        </div>
      </div>
    </DashboardPage>
  )
}

const UserListSkeleton = () => (
  <DashboardPage title="Users" lead="Every account, and what was done to it.">
    <Loading label="Loading accounts">
      <div className={styles.columns}>
        <div className={panel.panel}>
          <div className={styles.skeleton}>
            <Skeleton height="2.5rem" />
            <Skeleton width="60%" height="2rem" />
            <Repeat count={8}>
              <Skeleton height="2.6rem" />
            </Repeat>
          </div>
        </div>
        <div className={panel.panel}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height="1.25rem" />
            <Skeleton height="16rem" />
          </div>
        </div>
      </div>
    </Loading>
  </DashboardPage>
)
