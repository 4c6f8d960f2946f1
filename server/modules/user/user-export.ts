import type { AccountExport } from '../module'

export const userExport: AccountExport = {
  account: async (_, { id, name, email, role, avatar, socialProvider, createdAt, emailConfirmedAt, ...user }) => ({
    id,
    name,
    email,
    role,
    avatar,
    socialProvider,
    createdAt,
    emailConfirmedAt,
    emailNotifications: user.emailNotifications === 1,
  }),

  socialIdentities: (db, { id }) =>
    db.selectFrom('socialIdentity').select(['provider', 'subject']).where('userId', '=', id).execute(),
}
