import { Suspense } from 'react'
import { UserList } from './user-list'
import { UserListSkeleton } from './user-list-skeleton'

export const AdminUsers = () => (
  <Suspense fallback={<UserListSkeleton />}>
    <UserList />
  </Suspense>
)
