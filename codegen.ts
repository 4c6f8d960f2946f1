import type { CodegenConfig } from '@graphql-codegen/cli'
import * as apolloHooks from './tools/codegen/apollo-hooks'
import * as possibleTypes from './tools/codegen/possible-types'
import * as schemaSource from './tools/codegen/schema-source'

const scalars = {
  ID: 'string',
  DateTime: { input: 'Date', output: 'Date | string' },
  JSON: 'unknown',
  NonNegativeInt: 'number',
  URL: { input: 'URL', output: 'URL | string' },
}
const clientScalars = { ...scalars, DateTime: 'string', URL: 'string' }

const row = (name: string) => `../database/tables/tables#${name}Row`
const parent = (name: string) => `../api/parents#${name}Parent`
const page = (name: string) => `../api/parents#${name}Page`

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  pluginLoader: async (name) => {
    if (name.endsWith('apollo-hooks')) return apolloHooks
    if (name.endsWith('possible-types')) return possibleTypes
    if (name.endsWith('schema-source')) return schemaSource
    return import(name)
  },
  config: { useTypeImports: true, enumsAsTypes: true, strictScalars: true },
  generates: {
    'schema/generated/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'server/generated/schema.ts': { plugins: ['schema-source'] },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        contextType: '../api/context#Context',
        // Parents are rows, so that a field which needs computing can't be forgotten: it doesn't compile.
        mappers: {
          Application: row('Application'),
          ApplicationEvent: row('ApplicationEvent'),
          AuditEvent: row('AuditEvent'),
          CartGroup: '../modules/cart/cart.queries#PricedGroup',
          CartLine: '../modules/cart/cart.queries#PricedLine',
          CartQuote: '../modules/cart/cart.queries#Quote',
          Category: row('Category'),
          Company: row('Company'),
          Conversation: '../modules/conversation/conversation.row#ViewedConversationRow',
          Engagement: parent('Engagement'),
          EngagementEvent: row('EngagementEvent'),
          EngagementFile: row('EngagementFile'),
          Freelancer: row('Freelancer'),
          Job: row('Job'),
          ListingSales: '../modules/sales-report/sales-report.queries#ListingReport',
          Message: row('Message'),
          MonthSales: '../modules/sales-report/sales-report.queries#MonthReport',
          Notification: row('Notification'),
          Order: row('Order'),
          OwnListing: '../modules/own-listing/own-listing.row#OwnListingRow',
          Product: row('Listing'),
          Profile: parent('User'),
          Review: row('Review'),
          SalesTotals: '../modules/sales-report/sales-report.queries#Totals',
          SalesReport: '../modules/sales-report/sales-report.queries#Report',
          SavedSearch: row('SavedSearch'),
          Service: row('Listing'),
          Session: parent('Session'),
          User: parent('User'),
          ApplicationConnection: page('Application'),
          AuditEventConnection: page('AuditEvent'),
          CompanyConnection: page('Company'),
          ConversationConnection: '../modules/conversation/conversation.row#ViewedConversationPage',
          EngagementConnection: page('Engagement'),
          FreelancerConnection: page('Freelancer'),
          JobConnection: page('Job'),
          MessageConnection: page('Message'),
          NotificationConnection: page('Notification'),
          OrderConnection: page('Order'),
          OwnListingConnection: '../modules/own-listing/own-listing.row#OwnListingPage',
          ProductConnection: page('Listing'),
          ReviewConnection: page('Review'),
          SearchResultConnection: page('Listing'),
          ServiceConnection: page('Listing'),
          UserConnection: page('User'),
        },
        maybeValue: 'T | null | undefined',
        avoidOptionals: { query: true, mutation: true, subscription: true },
      },
    },
    'client/generated/schema.ts': {
      plugins: ['typescript'],
      config: { onlyOperationTypes: true, scalars: clientScalars },
    },
    'server/testing/generated/schema.ts': {
      plugins: ['typescript'],
      config: { onlyOperationTypes: true, scalars: clientScalars },
    },
    'client/generated/possible-types.ts': { documents: 'client/**/*.graphql', plugins: ['possible-types'] },
    'client/': {
      preset: 'near-operation-file',
      documents: 'client/**/*.graphql',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', 'apollo-hooks'],
      config: {
        importSchemaTypesFrom: 'client/generated/schema.ts',
        // A component reads what its own document selects; `@unmask` opens a fragment on a type without an id.
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        // Imports also the types of fragments within an unmasked one.
        dedupeFragments: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        scalars: clientScalars,
      },
    },
    // Operations of the server's tests: the results are JSON, as a client sees them.
    'server/': {
      preset: 'near-operation-file',
      documents: 'server/**/*.graphql',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'testing/generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        importSchemaTypesFrom: 'server/testing/generated/schema.ts',
        skipTypename: true,
        scalars: clientScalars,
      },
    },
  },
}
export default config
