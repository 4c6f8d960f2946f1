import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ListingKind } from '../../../generated/schema'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Icon } from '../../../ui/icon/icon'
import { failureText, problemOf } from '../../form/form-result'
import { listingKinds } from '../../listing/listing-kinds'
import { useCreateListingMutation } from './own-listings.generated'

export const NewListing = ({ kind, path }: { kind: ListingKind; path: string }) => {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [create, { loading }] = useCreateListingMutation()
  const createListing = async () => {
    setProblem(undefined)
    try {
      const answer = (await create()).data?.createListing
      if (answer?.__typename !== 'ListingCreated') return setProblem(problemOf(answer).problem)
      navigate(`${path}/${answer.listing.id}`)
    } catch (error) {
      setProblem(failureText(error, 'The listing was not created.'))
    }
  }
  return (
    <>
      {problem && <Notice text={problem} />}
      <Button size="small" busy={loading} onClick={createListing}>
        {!loading && <Icon name="plus" />}
        {`New ${listingKinds[kind].noun}`}
      </Button>
    </>
  )
}
