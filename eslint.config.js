import graphql from '@graphql-eslint/eslint-plugin'
import { parser } from './tools/lint/graphql-parser.mjs'
import { requireSelectionsWithFix } from './tools/lint/require-selections-fix.mjs'
import { selectionSetDepth } from './tools/lint/selection-set-depth.mjs'

const {
  'flat/schema-recommended': sdl,
  'flat/schema-relay': relay,
  'flat/operations-recommended': documents,
} = graphql.configs

const ownRules = { 'require-selections': requireSelectionsWithFix, 'selection-set-depth': selectionSetDepth }
const plugins = { '@graphql-eslint': { rules: { ...graphql.rules, ...ownRules } } }
const languageOptions = { parser }

const schema = {
  files: ['schema/**/*.graphql'],
  ignores: ['schema/generated/**'],
  plugins,
  languageOptions,
  rules: {
    ...sdl.rules,
    ...relay.rules,
    // Pagination is forward only.
    '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
    // Connections have `nodes` as well, short lists are plain, and nodes without an id don't implement Node.
    '@graphql-eslint/relay-edge-types': ['error', { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
    // Short descriptions are in quotes, long ones in blocks.
    '@graphql-eslint/description-style': 'off',
    // The descriptions are the API's documentation.
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        rootField: true,
        FieldDefinition: true,
        InputValueDefinition: true,
        EnumValueDefinition: true,
        DirectiveDefinition: true,
      },
    ],
    // Connections, edges and results of mutations have no id.
    '@graphql-eslint/strict-id-in-types': 'off',
  },
}

// Operations of the server's tests, beside the test or test helper that sends them.
const serverOperations = {
  files: ['server/**/*.graphql'],
  plugins,
  languageOptions,
  rules: {
    ...documents.rules,
    // Tests compare whole results and have no cache that needs ids.
    '@graphql-eslint/require-selections': 'off',
  },
}

const [severity, naming] = documents.rules['@graphql-eslint/naming-convention']
const operations = {
  files: ['client/**/*.graphql'],
  plugins,
  languageOptions,
  rules: {
    ...documents.rules,
    // `ServiceCard_service`: the component, then its data.
    '@graphql-eslint/naming-convention': [
      severity,
      { ...naming, FragmentDefinition: { requiredPattern: /^([A-Z][a-z0-9]+)+_[a-z][A-Za-z0-9]*$/ } },
    ],
    // A file has one query, named like the file: home.graphql has `query Home`. It may have fragments and mutations too.
    '@graphql-eslint/lone-executable-definition': ['error', { ignore: ['fragment', 'mutation'] }],
    '@graphql-eslint/match-document-filename': ['error', { query: 'kebab-case' }],
  },
}

// ESLint checks only GraphQL; Biome checks everything else.
export default [{ ignores: ['dist', '**/*.{js,mjs,cjs}'] }, schema, operations, serverOperations]
