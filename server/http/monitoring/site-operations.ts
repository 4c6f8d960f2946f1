import type { OperationLabel } from '../../api/monitoring/operation-metrics'

/** Labels each of the site's own operations with its name, and all others, whose names anybody can choose, with `other`. */
export const siteOperationLabel = async (): Promise<OperationLabel> => {
  const { default: manifest } = await import('../../../client/generated/trusted-documents.json')
  const names = new Set(manifest.operations.map(({ name }) => name))
  return (name) => (name !== undefined && names.has(name) ? name : 'other')
}
