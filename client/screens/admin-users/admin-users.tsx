import { Suspense } from 'react'
import { UsersList } from './users-list'
import { UsersSkeleton } from './users-skeleton'

export const AdminUsers = () => (
  <Suspense fallback={<UsersSkeleton />}>
    <UsersList />
  </Suspense>
)
