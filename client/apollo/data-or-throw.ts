/**
 * The data of a suspense query with the `errorPolicy` 'all': if a later request fails, Apollo keeps the data, and the page stays.
 * Throws the error of a first request.
 */
export const dataOrThrow = <Data>({ data, error }: { data: Data | undefined; error: Error | undefined }): Data => {
  if (data === undefined) throw error
  return data
}
