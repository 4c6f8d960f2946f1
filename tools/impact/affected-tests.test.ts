import { expect, test } from 'vitest'
import { affected, type Edit } from './testing/shop'

const required: Edit = ['addTool(tool: ToolInput!)', 'addTool(tool: ToolInput!, place: String!)']

test.each([
  [
    'a server test, by an operation in a shared helper',
    {
      'server/testing/purchase.ts':
        "export const add = () => run('mutation ($tool: ToolInput!) { addTool(tool: $tool) { __typename } }')",
      'server/testing/shelf.ts': "import { add } from './purchase'",
      'server/modules/shop/shelf.test.ts': "import { shelf } from '../../testing/shelf'",
      'server/modules/shop/empty.test.ts': "import { execute } from '../../testing/execute'",
      'server/testing/execute.ts': '',
    },
    ['add.test.ts', 'shelf.test.ts'],
  ],
  [
    'a server test, by its own documents and those of a shared helper',
    {
      'server/testing/tools.graphql': 'mutation AddTool($tool: ToolInput!) { addTool(tool: $tool) { __typename } }',
      'server/testing/tools.generated.ts': '',
      'server/testing/tools.ts': "import { AddToolDocument } from './tools.generated'",
      'server/modules/shop/helper.test.ts': "import { add } from '../../testing/tools'",
      'server/modules/shop/own.test.graphql':
        'mutation AddOwn($tool: ToolInput!) { addTool(tool: $tool) { __typename } }',
      'server/modules/shop/own.test.generated.ts': '',
      'server/modules/shop/own.test.ts': "import { AddOwnDocument } from './own.test.generated'",
    },
    ['add.test.ts', 'helper.test.ts', 'own.test.ts'],
  ],
  [
    'a server test, by an operation whose field is inserted at run time',
    {
      'server/testing/maker.ts': `const on = (field) => run(\`mutation { answer: \${field}(id: 1) { id } }\`)\nexport const add = on('addTool')`,
      'server/modules/shop/made.test.ts': "import { add } from '../../testing/maker'",
    },
    ['add.test.ts', 'made.test.ts'],
  ],
  [
    'a client test, by the helpers of the client or of its screen',
    {
      'client/testing/bought.ts': "import { AddDocument } from '../screens/add/add.generated'",
      'client/screens/list/list.testing.ts': "import { bought } from '../../testing/bought'",
      'client/screens/list/full.test.tsx': "import { full } from './list.testing'",
    },
    ['full.test.tsx', 'add.test.ts'],
  ],
])('schema:impact: a required argument affects %s', async (_name, extraFiles, tests) => {
  const [impact] = await affected([required], extraFiles)
  expect(impact).toMatchObject({ screens: ['add /add'], tests })
})

test('schema:impact: import.meta.glob imports a document too, in tests and in the sandbox', async () => {
  const [impact] = await affected([required], {
    'client/testing/operations.test.ts': "import.meta.glob('../**/*.generated.ts', { eager: true })",
    'client/sandbox/documents.ts': "import.meta.glob<string>('../{screens,features}/**/*.graphql')",
    'server/http/examples.test.ts': "import { files } from '../../client/sandbox/documents'",
    'client/features/makers.test.ts': "import.meta.glob('./makers/*.generated.ts')",
  })
  expect(impact).toMatchObject({ tests: ['operations.test.ts', 'examples.test.ts', 'add.test.ts'], examples: ['Add'] })
})
