import { Navigate, Outlet } from 'react-router-dom'
import type { Role } from './roles'
import { useSession } from './use-session'

/** The pages of one role, inside those of whoever is signed in. */
export const OnlyFor = ({ who }: { who: Role }) =>
  useSession().user?.role === who ? <Outlet /> : <Navigate to="/dashboard" replace />
