import { useEffect, useRef, useState, useTransition } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Desk } from '../../features/dashboard/desk'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { counted, total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { buttonClass } from '../../ui/button'
import { AccountRow } from './account-row'
import { AdminUsersDocument, useAdminUsersSuspenseQuery } from './admin-users.generated'
import styles from './admin-users.module.css'
import { AuditTrail } from './audit-trail'
import { type Choice, choiceOf, isNarrowed, variablesOf, withChoice } from './choice'
import type { Act } from './use-act'
import { UsersFilter } from './users-filter'

export const UsersList = () => {
  const [params, setParams] = useSearchParams()
  const choice = choiceOf(params)
  const wanted = variablesOf(choice)
  const { data, client } = useAdminUsersSuspenseQuery({ variables: { ...wanted, first: shown(params) } })
  const [busy, start] = useTransition()
  const [open, setOpen] = useState<{ id: string; act: Act }>()
  const [said, setSaid] = useState('')
  const { users, everybody, suspended } = data
  const notice = useLostFocus(said, users.nodes)
  const all = total(users, 'account')
  const { more, linkRef } = useMore({
    list: users,
    total: all,
    load: async (after) => {
      const variables = { ...wanted, first: pageSize, after }
      const answer = await client.query({ query: AdminUsersDocument, variables, fetchPolicy: 'no-cache' })
      return answer.data?.users
    },
    keep: (list, first) =>
      client.writeQuery({
        query: AdminUsersDocument,
        variables: { ...wanted, first },
        data: { ...data, users: list },
      }),
  })
  const choose = (change: Partial<Choice>) =>
    start(() => {
      setOpen(undefined)
      setSaid('')
      setParams(withChoice(params, change), { preventScrollReset: true })
    })
  const trailOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('about', id)
    return `?${next}`
  }
  return (
    <Desk
      title="Users"
      sentence={`${total(everybody, 'account')}, ${counted(suspended.totalCount, 'suspended', 'suspended')}.`}
    >
      <div className={styles.two}>
        <section className={styles.card} aria-label="Accounts">
          <UsersFilter choice={choice} choose={choose} />
          <p ref={notice} className={styles.said} role="status" tabIndex={-1}>
            {said || (isNarrowed(choice) ? all : '')}
          </p>
          {users.nodes.length === 0 ? (
            <NothingYet text="No account is like that.">
              <Link className={buttonClass({ variant: 'line' })} to="/dashboard/admin/users">
                Show all accounts
              </Link>
            </NothingYet>
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
                {users.nodes.map((user) => (
                  <AccountRow
                    key={user.id}
                    user={user}
                    open={open?.id === user.id ? open.act : undefined}
                    onOpen={(act) => setOpen(act && { id: user.id, act })}
                    onDone={(text) => {
                      setOpen(undefined)
                      setSaid(text)
                    }}
                    trail={trailOf(user.id)}
                    linkRef={linkRef(user.id)}
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
    </Desk>
  )
}

/** A row that leaves the list takes the focus along; reading goes on where it is said what happened. */
const useLostFocus = (said: string, rows: readonly unknown[]) => {
  const place = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what may take it along
  useEffect(() => {
    if (said && (document.activeElement ?? document.body) === document.body) place.current?.focus()
  }, [said, rows])
  return place
}
