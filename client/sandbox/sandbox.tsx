import { GraphiQL } from 'graphiql'
import { useAppearance } from '../features/appearance/use-appearance'
import { examples } from './examples'
import { fetcher } from './fetcher'
import { RunFirst } from './run-first'
import styles from './sandbox.module.css'

const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}))

/** GraphiQL keeps its tabs here. What somebody left open is neither replaced nor run: it may change something. */
const isFirstVisit = localStorage.getItem('graphiql:tabState') === null

export const Sandbox = () => {
  const { appearance } = useAppearance()

  return (
    <>
      <header className={styles.header}>
        <h1>
          <a href="/">
            <img src="/artwork/ornament/seal-small.svg" width="32" height="32" alt="" />
            Marque <span>sandbox</span>
          </a>
        </h1>
        <p>
          Requests go to <code>/graphql</code> with this browser’s own session.
        </p>
      </header>
      <main className={styles.main}>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={tabs}
          defaultQuery={'# Ctrl+Space lists what fits at the cursor.\n'}
          defaultEditorToolsVisibility="variables"
          forcedTheme={appearance}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          {isFirstVisit && <RunFirst />}
        </GraphiQL>
      </main>
    </>
  )
}
