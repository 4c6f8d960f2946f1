import { fromDatabase, type Module } from '../module'
import { createProductFileCommands } from './product-file.commands'
import { createProductFileQueries } from './product-file.queries'
import { createProductFileRepository } from './product-file.repository'
import { productFileResolvers } from './product-file.resolvers'
import { createProductFileService } from './product-file.service'
import { productFileExport } from './product-file-export'

export const factories = {
  services: {
    productFileRepository: fromDatabase(createProductFileRepository),
    productFileService: createProductFileService,
  },
  queries: { productFiles: createProductFileQueries },
  commands: { productFileCommands: createProductFileCommands },
}

export const module = {
  resolvers: productFileResolvers,
  access: { Mutation: { removeProductFile: ['VENDOR'] } },
  beforeConfirmation: { removeProductFile: true },
  tokenAccess: { WRITE: ['removeProductFile'] },
  accountExport: productFileExport,
  ...factories,
} satisfies Module
