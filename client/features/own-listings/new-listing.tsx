import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ListingKind } from '../../generated/schema'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import { useCreateListingMutation } from './create-listing.generated'
import { ownWords } from './own-words'

/** Begins a listing and opens its editor. */
export const NewListing = ({ kind, path }: { kind: ListingKind; path: string }) => {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [create, { loading }] = useCreateListingMutation()
  const begin = async () => {
    setProblem(undefined)
    try {
      const listing = (await create()).data?.createListing
      if (!listing) throw new Error('No answer')
      navigate(`${path}/${listing.id}`)
    } catch (error) {
      setProblem(refusalOf(error) ?? 'Something went wrong. Nothing was begun. Please try again.')
    }
  }
  return (
    <>
      {problem && <Notice text={problem} />}
      <Button size="small" disabled={loading} aria-busy={loading} onClick={begin}>
        {loading ? <Spinner /> : <Icon name="plus" />}
        {`New ${ownWords[kind].noun}`}
      </Button>
    </>
  )
}

/** What the server says where an account has as many listings as it may. */
const refusalOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')?.message
    : undefined
