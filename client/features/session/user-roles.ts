import type { UserRole } from '../../generated/schema'
import { roleName, roleOf } from './roles'

export const isUserRole = (text: string): text is UserRole => Object.hasOwn(roleName, text)

export const userRoles = Object.keys(roleName).filter(isUserRole)

/** The inverse of `roleOf`. Null for any other text. */
export const userRoleOf = (role: string) => userRoles.find((each) => roleOf(each) === role) ?? null

/** `Freelancers` */
export const rolePlural = (role: UserRole) => `${roleName[role]}s`
