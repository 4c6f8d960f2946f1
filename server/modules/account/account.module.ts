import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createAccountCommands } from './account.commands'
import { accountResolvers } from './account.resolvers'
import { createAccountExport } from './account-export.queries'
import { createAccountExportRepository } from './account-export.repository'
import { createAccountMailer } from './account-mailer'
import { createMailTokenRepository } from './mail-token.repository'
import { createMailTokens } from './mail-tokens'
import { createPasswordCheck } from './password-check'

const factories = {
  services: {
    accountExportRepository: fromDatabase(createAccountExportRepository),
    accountMailer: createAccountMailer,
    mailTokenRepository: fromDatabase(createMailTokenRepository),
    mailTokens: createMailTokens,
  },
  queries: { accountExport: createAccountExport },
  requestServices: { passwordCheck: createPasswordCheck },
  commands: { accountCommands: createAccountCommands },
}

export type AccountModule = ServicesOf<typeof factories>

export const accountModule = {
  resolvers: accountResolvers,
  access: {
    Query: { accountExport: 'signed-in' },
    Mutation: {
      changePassword: 'signed-in',
      confirmEmailChange: 'anyone',
      deleteAccount: 'signed-in',
      requestEmailChange: 'signed-in',
      requestPasswordReset: 'anyone',
      resetPassword: 'anyone',
      updateProfile: 'signed-in',
    },
  },
  ...factories,
} satisfies Module
