import type { ReactNode } from 'react'
import { ButtonLink } from '../../features/page/layout/links'
import { useSellerApplyQuery } from './seller-apply.generated'

/** Edit for the owner of the job, otherwise its children. The server renders the page for visitors, who own nothing. */
export const SellerApply = ({ id, children }: { id: string; children: ReactNode }) =>
  useSellerApplyQuery({ variables: { id }, fetchPolicy: 'network-only' }).data?.job?.own ? (
    <ButtonLink variant="primary" size="large" wide to={`/dashboard/jobs?job=${id}`}>
      Edit
    </ButtonLink>
  ) : (
    children
  )
