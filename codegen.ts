import type { CodegenConfig } from '@graphql-codegen/cli'
import * as apolloHooks from './tools/codegen/apollo-hooks'
import * as possibleTypes from './tools/codegen/possible-types'
import { rowTypes } from './tools/codegen/row-types'
import * as schemaSource from './tools/codegen/schema-source'
import * as trustedDocuments from './tools/codegen/trusted-documents'

const scalars = {
  ID: 'string',
  DateTime: { input: 'Date', output: 'Date | string' },
  JSON: 'unknown',
  LocalDate: 'string',
  NonNegativeInt: 'number',
  URL: { input: 'URL', output: 'URL | string' },
}
const clientScalars = { ...scalars, DateTime: 'string', URL: 'string' }

const row = (name: string) => `../database/tables/tables#${name}Row`
const parent = (name: string) => `../api/parents#${name}Parent`
const page = (name: string) => `../api/parents#${name}Page`

/** The enums and inputs that operations use. */
const operationTypes = { plugins: ['typescript'], config: { onlyOperationTypes: true, scalars: clientScalars } }

const config: CodegenConfig = {
  schema: ['schema/**/*.graphql', '!schema/generated/**'],
  pluginLoader: async (name) => {
    if (name.endsWith('apollo-hooks')) return apolloHooks
    if (name.endsWith('possible-types')) return possibleTypes
    if (name.endsWith('schema-source')) return schemaSource
    if (name.endsWith('trusted-documents')) return trustedDocuments
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
        // Parents are rows, so that a field without a column doesn't compile until it has a resolver. These differ from
        // the row type of the same name, which `rowTypes` finds. A getter, because it reads files at each run.
        get mappers() {
          return {
            ...rowTypes('.'),
            BillingDetails: row('BillingDetails'),
            CartGroup: '../modules/cart/cart.queries#PricedGroup',
            CartLine: '../modules/cart/cart.queries#PricedLine',
            CartQuote: '../modules/cart/cart.queries#Quote',
            WithdrawnListing: '../modules/cart/cart.queries#WithdrawnLine',
            ContentReport: row('ContentReport'),
            Dispute: '../modules/engagement/disputes/dispute.queries#DisputeView',
            EngagementAmendment: '../modules/engagement/amendments/amendment-view#AmendmentView',
            Conversation: '../modules/conversation/conversation.row#ViewedConversationRow',
            ConversationConnection: '../modules/conversation/conversation.row#ViewedConversationPage',
            ConversationSubject: '../modules/conversation/conversation.row#ViewedConversationRow',
            ApplicationFile: row('Attachment'),
            CredentialFile: row('Attachment'),
            EngagementFile: row('Attachment'),
            DocketEvent: row('DocketEvent'),
            DocketRule: '../modules/docket/official-rules#OfficialRule',
            Introduction: '../modules/mandate/mandate.queries#Introduced',
            InvoiceLine: row('InvoiceLine'),
            ListingSales: '../modules/sales-report/sales-report.queries#ListingReport',
            MailRecord: row('MailRecord'),
            MessageFile: row('Attachment'),
            MonthSales: '../modules/sales-report/sales-report.queries#MonthReport',
            PayoutAccount: '../modules/payout/payout.queries#PayoutSums',
            Payouts: '../modules/payout/payout.queries#PayoutSums',
            Product: row('Listing'),
            PostalAddress: '../modules/invoice/invoice-party#StoredAddress',
            ProductConnection: page('Listing'),
            Profile: parent('User'),
            SalesReport: '../modules/sales-report/sales-report.queries#Report',
            SalesTotals: '../modules/sales-report/sales-report.queries#Totals',
            SavedListing: row('SavedListing'),
            CloseMatches: '../modules/search/search.queries#CloseListings',
            SearchResultConnection: '../modules/search/search.queries#SearchPage',
            SearchSynonym: '../modules/search/synonyms/synonym.repository#Synonym',
            Service: row('Listing'),
            ServiceConnection: page('Listing'),
            StatementConnection: '../modules/payout/statement.row#StatementPage',
            StatementEntry: '../modules/payout/statement.row#StatementRow',
            // Their resolvers return all fields.
            AccessTokenRevoked: 'AccessTokenRevoked',
            ListingDeleted: 'ListingDeleted',
            SavedSearchRemoved: 'SavedSearchRemoved',
            SessionEnded: 'SessionEnded',
            Stat: 'Stat',
            Testimonial: 'Testimonial',
          }
        },
        maybeValue: 'T | null | undefined',
        avoidOptionals: { query: true, mutation: true, subscription: true },
      },
    },
    'client/generated/schema.ts': operationTypes,
    'server/testing/generated/schema.ts': operationTypes,
    'client/generated/trusted-documents.json': { documents: 'client/**/*.graphql', plugins: ['trusted-documents'] },
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
        // Also imports the types of fragments within an unmasked one.
        dedupeFragments: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        scalars: clientScalars,
      },
    },
    // Operations of the server's tests. Their results are JSON, so they have the client's scalars.
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
