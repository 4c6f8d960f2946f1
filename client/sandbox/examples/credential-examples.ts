import type { ExampleSettings } from './documents'

export const credentialExamples: Record<string, ExampleSettings> = {
  AdvanceCredential: {
    as: 'admin',
    variables: { input: { id: 'one-of-the-queue', version: 1, transition: 'CHECK' } },
    take: { from: 'CredentialQueue', at: ['credentialQueue', 'nodes', 0, 'id'], into: 'input.id' },
    note: 'The version has to be the current one.',
  },
  AskCredentialCheck: {
    as: 'broker',
    variables: { input: { kind: 'ATTORNEY', jurisdiction: 'New York', number: '5520187', files: [] } },
    resultType: 'InvalidInput',
    note: 'Files are uploaded by the site before. Without any the answer is InvalidInput.',
  },
  CredentialQueue: { as: 'admin', variables: { state: 'ASKED', first: 12 } },
  Credentials: { as: 'broker' },
}
