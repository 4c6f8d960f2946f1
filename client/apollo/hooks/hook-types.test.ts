import type { ErrorLike, TypedDocumentNode } from '@apollo/client'
import { skipToken } from '@apollo/client/react'
import { expectTypeOf, test } from 'vitest'
import { createBackgroundQueryHook } from './background-query-hook'
import { createLazyQueryHook } from './lazy-query-hook'
import { createMutationHook } from './mutation-hook'
import { createQueryHook } from './query-hook'
import { createSubscriptionHook } from './subscription-hook'
import { createSuspenseQueryHook } from './suspense-query-hook'

interface Job {
  job: { title: string }
}
type JobDocument = TypedDocumentNode<Job, { id: string }>
type JobsDocument = TypedDocumentNode<Job, { after?: string | null }>

// The compiler checks these functions; nothing calls them, because hooks run only in components.
const hooksOf = (job: JobDocument, jobs: JobsDocument) => ({
  useJob: createQueryHook(job),
  useJobs: createQueryHook(jobs),
  useSuspenseJob: createSuspenseQueryHook(job),
  useSuspenseJobs: createSuspenseQueryHook(jobs),
  useBackgroundJob: createBackgroundQueryHook(job),
  useLazyJob: createLazyQueryHook(job),
  useSaveJob: createMutationHook(job),
  useJobEvents: createSubscriptionHook(job),
})
type Hooks = ReturnType<typeof hooksOf>
const variables = { id: 'job-1' }

test('hook types: variables are required exactly when the operation requires them', () => {
  const check = (hooks: Hooks) => {
    hooks.useJobs()
    hooks.useSuspenseJobs({ fetchPolicy: 'cache-and-network' })
    hooks.useJobs({ variables: { after: null } })
    // @ts-expect-error: the required variables are missing
    hooks.useJob()
    // @ts-expect-error: the required variables are missing
    hooks.useSuspenseJob({ errorPolicy: 'all' })
    // @ts-expect-error: the required variables are missing
    hooks.useJobEvents()
    // @ts-expect-error: `id` is missing
    hooks.useBackgroundJob({ variables: {} })
    // @ts-expect-error: `id` is a string
    hooks.useSuspenseJob({ variables: { id: 1 } })
    // @ts-expect-error: the operation has no variable `slug`
    hooks.useSuspenseJobs({ variables: { slug: 'a' } })
    // @ts-expect-error: there is no option `skipp`
    hooks.useJob({ variables, skipp: true })
    const [execute] = hooks.useLazyJob({ pollInterval: 1_000 })
    execute({ variables })
    // @ts-expect-error: the required variables are missing
    execute()
    const [save] = hooks.useSaveJob()
    // @ts-expect-error: the required variables are missing
    save()
    const [saveThis] = hooks.useSaveJob({ variables, errorPolicy: 'all' })
    saveThis()
  }
  expectTypeOf(check).toBeFunction()
})

test('hook types: the data of useQuery may be undefined, and all options pass', () => {
  const check = ({ useJob }: Hooks) =>
    useJob({ variables, skip: true, pollInterval: 1_000, notifyOnNetworkStatusChange: false, context: {}, ssr: false })
  expectTypeOf<ReturnType<typeof check>['data']>().toEqualTypeOf<Job | undefined>()
  expectTypeOf<ReturnType<typeof check>['error']>().toEqualTypeOf<ErrorLike | undefined>()
})

test('hook types: the data of useSuspenseQuery may be undefined only with skip, skipToken or an error policy', () => {
  const check = ({ useSuspenseJob, useSuspenseJobs }: Hooks, skip: boolean) => ({
    plain: useSuspenseJob({ variables, queryKey: 'job', refetchWritePolicy: 'merge' }).data,
    none: useSuspenseJobs().data,
    skip: useSuspenseJob({ variables, skip }).data,
    skipToken: useSuspenseJob(skipToken).data,
    maybe: useSuspenseJob(skip ? skipToken : { variables }).data,
    errorPolicy: useSuspenseJob({ variables, errorPolicy: 'all' }).data,
    partial: useSuspenseJob({ variables, returnPartialData: true }).dataState,
  })
  type Data = ReturnType<typeof check>
  expectTypeOf<Data['plain']>().toEqualTypeOf<Job>()
  expectTypeOf<Data['none']>().toEqualTypeOf<Job>()
  expectTypeOf<Data['skip']>().toEqualTypeOf<Job | undefined>()
  expectTypeOf<Data['skipToken']>().toEqualTypeOf<Job | undefined>()
  expectTypeOf<Data['maybe']>().toEqualTypeOf<Job | undefined>()
  expectTypeOf<Data['errorPolicy']>().toEqualTypeOf<Job | undefined>()
  expectTypeOf<Data['partial']>().toEqualTypeOf<'complete' | 'partial' | 'streaming'>()
})

test('hook types: a skipped background query has no reference', () => {
  const check = ({ useBackgroundJob }: Hooks, skip: boolean) => ({
    plain: useBackgroundJob({ variables })[0],
    maybe: useBackgroundJob(skip ? skipToken : { variables })[0],
  })
  type References = ReturnType<typeof check>
  expectTypeOf<References['plain']>().not.toBeNullable()
  expectTypeOf<Extract<References['maybe'], undefined>>().toEqualTypeOf<undefined>()
})
