const folders = { Product: 'products', Service: 'service' }

/** Address of a listing's page: `/products/prd-2801`, `/service/srv-1101`. */
export const listingPath = ({ __typename, id }: { __typename: keyof typeof folders; id: string }) =>
  `/${folders[__typename]}/${id}`
