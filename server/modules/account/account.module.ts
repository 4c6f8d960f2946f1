import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { type AccountCommands, createAccountCommands } from './account.commands'
import { accountResolvers } from './account.resolvers'
import { type AccountExport, createAccountExport } from './account-export.queries'
import { type AccountExportRepository, createAccountExportRepository } from './account-export.repository'
import { type AccountMailer, createAccountMailer } from './account-mailer'
import { createMailTokenRepository, type MailTokenRepository } from './mail-token.repository'
import { createMailTokens, type MailTokens } from './mail-tokens'
import { createPasswordCheck, type PasswordCheck } from './password-check'

export interface AccountModule {
  services: {
    accountExportRepository: AccountExportRepository
    accountMailer: AccountMailer
    mailTokenRepository: MailTokenRepository
    mailTokens: MailTokens
  }
  queries: { accountExport: AccountExport }
  requestServices: { passwordCheck: PasswordCheck }
  commands: { accountCommands: AccountCommands }
}

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
  services: {
    accountExportRepository: fromDatabase(createAccountExportRepository),
    accountMailer: createAccountMailer,
    mailTokenRepository: fromDatabase(createMailTokenRepository),
    mailTokens: createMailTokens,
  },
  queries: { accountExport: createAccountExport },
  requestServices: { passwordCheck: createPasswordCheck },
  commands: { accountCommands: createAccountCommands },
} satisfies Module<AccountModule>
