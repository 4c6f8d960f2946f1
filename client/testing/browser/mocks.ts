import type { Mocks } from '../create-mocks'

/**
 * Mocks that `npm run dev:mocked` shows instead of the server's answers; saving this file applies them at once. For example
 * `mockOperation(JobsDocument, { jobs: { nodes: [{ title: 'Keeper of the Seal' }] } })`.
 */
export const mocks = (_mocks: Mocks) => {}
