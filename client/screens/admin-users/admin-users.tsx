import { Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel } from '../../features/dashboard/panel'
import { ButtonLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralize, pluralizeTotal } from '../../lib/text'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import type { UserAction } from './actions/user-actions'
import { AdminUsersDocument, useAdminUsersSuspenseQuery } from './admin-users.generated'
import styles from './admin-users.module.css'
import { AuditTrail } from './audit-trail/audit-trail'
import { UserFilter } from './filter/user-filter'
import { isFiltered, readFilter, type UserFilterParams, variablesOf, withFilter } from './filter/user-filter-params'
import { UserRow } from './user-row'

export const AdminUsers = () => (
  <Suspense fallback={<UserListSkeleton />}>
    <UserList />
  </Suspense>
)

const UserList = () => {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const variables = variablesOf(filter)
  const shown = useShownCount()
  const { data } = useAdminUsersSuspenseQuery({ variables: { ...variables, first: shown.first } })
  const [busy, start] = useTransition()
  const [open, setOpen] = useState<{ id: string; action: UserAction }>()
  const [status, setStatus] = useState('')
  const { users, everybody, suspended } = data
  const statusRef = useLostFocus(status, users.nodes)
  const all = pluralizeTotal(users, 'account')
  const { nodes, more, entryRef } = usePagination({
    connection: users,
    shown,
    query: AdminUsersDocument,
    variables: (page) => ({ ...variables, ...page }),
    total: all,
  })
  const changeFilter = (change: Partial<UserFilterParams>) =>
    start(() => {
      setOpen(undefined)
      setStatus('')
      setParams(withFilter(params, change), { preventScrollReset: true })
    })
  const trailOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('about', id)
    return `?${next}`
  }
  return (
    <DashboardPage
      title="Users"
      lead={`${pluralizeTotal(everybody, 'account')}, ${pluralize(suspended.totalCount, 'suspended', 'suspended')}.`}
    >
      <div className={styles.two}>
        <section className={styles.card} aria-label="Accounts">
          <UserFilter filter={filter} onChange={changeFilter} />
          <p ref={statusRef} className={styles.status} role="status" tabIndex={-1}>
            {status || (isFiltered(filter) ? all : '')}
          </p>
          {nodes.length === 0 ? (
            <EmptyPanel text="No accounts match.">
              <ButtonLink to="/dashboard/admin/users">Show all accounts</ButtonLink>
            </EmptyPanel>
          ) : (
            <table className={styles.table} aria-busy={busy}>
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
                    trail={trailOf(user.id)}
                    linkRef={entryRef(user.id)}
                  />
                ))}
              </tbody>
            </table>
          )}
          {more && (
            <div className={styles.foot}>
              <LoadMore {...more} />
            </div>
          )}
        </section>
        <AuditTrail />
      </div>
    </DashboardPage>
  )
}

/** Moves the focus to the status message when a row that had it leaves the list. */
const useLostFocus = (status: string, rows: readonly unknown[]) => {
  const place = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that leaves may have had the focus
  useEffect(() => {
    if (status && (document.activeElement ?? document.body) === document.body) place.current?.focus()
  }, [status, rows])
  return place
}

const UserListSkeleton = () => (
  <DashboardPage title="Users" lead="Every account, and what was done to it.">
    <Loading label="Loading accounts">
      <div className={styles.two}>
        <div className={styles.card}>
          <div className={styles.skeleton}>
            <Skeleton height="2.5rem" />
            <Skeleton width="60%" height="2rem" />
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <Skeleton key={key} height="2.6rem" />
            ))}
          </div>
        </div>
        <div className={styles.card}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height="1.25rem" />
            <Skeleton height="16rem" />
          </div>
        </div>
      </div>
    </Loading>
  </DashboardPage>
)
