import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { problemOf } from '../features/form/form-result'
import { possibleTypes } from '../generated/possible-types'
import { UpdateProfileDocument } from '../screens/settings/profile/profile-section.generated'

test.each(['TooManyAttempts', 'FailureOfANewerServer'])(
  'results: the page shows the message of %s, though it loads no list of failures',
  async (__typename) => {
    // In development Apollo Client tells of each type that it learns.
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const answer = { data: { updateProfile: { __typename, message: 'Your profile is frozen until Monday.' } } }
    const client = new ApolloClient({
      cache: new InMemoryCache({ possibleTypes }),
      dataMasking: true,
      link: new ApolloLink(() => of(answer)),
    })
    const variables = { input: { name: 'Clara Whitfield' } }
    const result = (await client.mutate({ mutation: UpdateProfileDocument, variables })).data?.updateProfile
    if (result?.__typename === 'ProfileUpdated') throw new Error('The profile was updated')
    expect(problemOf(result)).toEqual({ problem: answer.data.updateProfile.message })
  },
)
