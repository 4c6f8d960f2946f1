import type { Role } from '../session/roles'

/** True for roles that post positions. All but admins post briefs. */
export const mayHire = (role: Role) => role === 'vendor' || role === 'broker'
