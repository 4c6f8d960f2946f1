import { ExecutionContext, GraphiQLProvider } from '@graphiql/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useOpenQuery } from './use-open-query'

const OpenButton = () => {
  const { open } = useOpenQuery()
  return (
    <button type="button" onClick={() => open({ name: 'Stats', query: 'query Stats { stats { label } }' })}>
      Open
    </button>
  )
}

test('sandbox: opening a query stops a running subscription', async () => {
  const execution = { isFetching: false, isSubscribed: true, operationName: null, run: vi.fn(), stop: vi.fn() }
  render(
    <GraphiQLProvider fetcher={() => Promise.resolve({})} schema={null}>
      <ExecutionContext value={execution}>
        <OpenButton />
      </ExecutionContext>
    </GraphiQLProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  expect(execution.stop).toHaveBeenCalledOnce()
})
