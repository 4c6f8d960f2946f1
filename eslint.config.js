import graphql from '@graphql-eslint/eslint-plugin'
import { requireSelectionsWithFix } from './tools/lint/require-selections-fix.mjs'

const {
  'flat/schema-recommended': sdl,
  'flat/schema-relay': relay,
  'flat/operations-recommended': documents,
} = graphql.configs

const plugins = { '@graphql-eslint': { rules: { ...graphql.rules, 'require-selections': requireSelectionsWithFix } } }
const languageOptions = { parser: graphql.parser }

const schema = {
  files: ['schema/*.graphql'],
  plugins,
  languageOptions,
  rules: {
    ...sdl.rules,
    ...relay.rules,
    // Lists are read forwards alone.
    '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
    // Connections have `nodes` as well, short lists are plain, and no root field asks for any node.
    '@graphql-eslint/relay-edge-types': ['error', { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
    // One line in quotes, a longer text in a block.
    '@graphql-eslint/description-style': 'off',
    // The descriptions are the API's documentation, so nothing goes without.
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
    // Connections, edges and results of mutations are no entities.
    '@graphql-eslint/strict-id-in-types': 'off',
  },
}

// Operations of the server's tests, beside the test or the kit that sends them.
const serverOperations = {
  files: ['server/**/*.graphql'],
  plugins,
  languageOptions,
  rules: {
    ...documents.rules,
    // Tests compare results as a whole, and have no cache that needs ids.
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
    // `ServiceCard_service`: the component that reads it, what it reads.
    '@graphql-eslint/naming-convention': [
      severity,
      { ...naming, FragmentDefinition: { requiredPattern: /^([A-Z][a-z0-9]+)+_[a-z][A-Za-z0-9]*$/ } },
    ],
    // One stem per screen: home.graphql has `query Home`. Fragments and mutations stand with their component.
    '@graphql-eslint/lone-executable-definition': ['error', { ignore: ['fragment', 'mutation'] }],
    '@graphql-eslint/match-document-filename': ['error', { query: 'kebab-case' }],
  },
}

// Only GraphQL: everything else is Biome's.
export default [{ ignores: ['dist', '**/*.{js,mjs,cjs}'] }, schema, operations, serverOperations]
