import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ListingKind } from '../../../generated/schema'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import { Icon } from '../../../ui/icon/icon'
import { failureText } from '../../form/form-result'
import { listingKinds } from '../../listing/listing-kinds'
import { useCreateListingMutation } from './own-listings.generated'

export const NewListing = ({ kind, path }: { kind: ListingKind; path: string }) => {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [create, { loading }] = useCreateListingMutation()
  const createListing = async () => {
    setProblem(undefined)
    try {
      const listing = (await create()).data?.createListing
      if (!listing) throw new Error('No answer')
      navigate(`${path}/${listing.id}`)
    } catch (error) {
      setProblem(limitMessage(error) ?? failureText(error, 'The listing was not created.'))
    }
  }
  return (
    <>
      {problem && <Notice text={problem} />}
      <Button size="small" disabled={loading} aria-busy={loading} onClick={createListing}>
        {loading ? <Spinner /> : <Icon name="plus" />}
        {`New ${listingKinds[kind].noun}`}
      </Button>
    </>
  )
}

/** The server's message where an account has reached its limit of listings. */
const limitMessage = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')?.message
    : undefined
