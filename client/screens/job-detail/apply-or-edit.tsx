import type { ReactNode } from 'react'
import { ButtonLink } from '../../features/page/layout/links'
import { isSeller } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import type { JobKind } from '../../generated/schema'
import { ownJobPath } from '../../lib/paths'
import { useApplyOrEditQuery } from './apply-or-edit.generated'

interface Props {
  id: string
  kind: JobKind
  /** The link to apply. */
  children: ReactNode
}

/**
 * Edit for the owner of the job, and for a brief a note for accounts that sell nothing; otherwise its children. The server renders the
 * page for visitors, who own nothing.
 */
export const ApplyOrEdit = ({ id, kind, children }: Props) => {
  const role = useSession().user?.role
  const { data } = useApplyOrEditQuery({ variables: { id }, fetchPolicy: 'network-only' })
  if (data?.job?.own)
    return (
      <ButtonLink variant="primary" size="large" wide to={ownJobPath(id)}>
        Edit
      </ButtonLink>
    )
  if (kind === 'BRIEF' && role && !isSeller(role)) return <p>Vendors, freelancers and brokers make offers for it.</p>
  return children
}
