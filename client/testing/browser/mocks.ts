import type { Mocks } from '../create-mocks'

/**
 * What the site is shown in place of the server's answers under `npm run dev:mocked`; a save shows it at once. For example
 * `mockOperation(JobsDocument, { jobs: { nodes: [{ title: 'Keeper of the Seal' }] } })`.
 */
export const mocks = (_mocks: Mocks) => {}
