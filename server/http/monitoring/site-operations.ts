/** Returns the name of one of the site's own operations as it is. All other names, which anybody can choose, are `other`. */
export const siteOperationNames = async () => {
  const { default: manifest } = await import('../../../client/generated/trusted-documents.json')
  const names = new Set(manifest.operations.map(({ name }) => name))
  return (name: string | undefined) => (name !== undefined && names.has(name) ? name : 'other')
}

export type OperationLabel = Awaited<ReturnType<typeof siteOperationNames>>
