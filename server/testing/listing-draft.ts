import type { Visitor } from '../api/visitor'
import type { Execute } from './execute'

const fields = `id kind title description price category { slug } images cover tags status hasUnpublishedChanges
  createdAt updatedAt`
const saved = `__typename ... on ListingSaved { listing { ${fields} } }`
const invalid = '... on InvalidInput { field message }'
const notFound = '... on ListingNotFound { message }'
const conflict = `... on EditConflict { current { ${fields} } }`

/** What a seller does with listings, each as one operation; answers are the members of the result unions. */
export const sellerOf = (execute: Execute, visitor: Visitor) => {
  const run = async (source: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await execute(source, variables, visitor)
    if (errors) throw new Error(errors[0].message)
    return data.answer
  }
  const onId = (field: string, members: string) => (id: string) =>
    run(`mutation ($id: ID!) { answer: ${field}(id: $id) { ${members} } }`, { id })
  return {
    create: () => run(`mutation { answer: createListing { ${fields} } }`),
    find: (id: string) => run(`query ($id: ID!) { answer: ownListing(id: $id) { ${fields} } }`, { id }),
    list: (args = 'first: 24') =>
      run(`{ answer: ownListings(${args}) { totalCount nodes { ${fields} } pageInfo { endCursor hasNextPage } } }`),
    edit: (input: Record<string, unknown>) =>
      run(
        `mutation ($input: EditListingInput!) { answer: editListing(input: $input) { ${saved} ${conflict} ${invalid} ${notFound} } }`,
        { input },
      ),
    publish: onId('publishListing', `${saved} ${invalid} ${notFound}`),
    unpublish: onId('unpublishListing', `${saved} ${notFound}`),
    discard: onId('discardListingChanges', `${saved} ${notFound}`),
    remove: onId('deleteListing', `__typename ... on ListingDeleted { id } ${notFound}`),
  }
}

export const completeDraft = {
  title: 'Quokka Brand Sheet',
  description: 'One page that says who you are, with colours and a mark.',
  price: 49.99,
  category: 'logo-design',
  images: [],
  tags: ['Brand  Sheet', 'quokka'],
}
