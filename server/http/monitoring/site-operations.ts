import type { OperationLabel } from '../../api/monitoring/operation-metrics'

/** Labels the site's own operations with their names. All others are `other`, because callers choose their names. */
export const siteOperationLabel = async (): Promise<OperationLabel> => {
  const { default: manifest } = await import('../../../client/generated/trusted-documents.json')
  const names = new Set(manifest.operations.map(({ name }) => name))
  return (name) => (name !== undefined && names.has(name) ? name : 'other')
}
