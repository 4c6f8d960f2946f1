import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import panel from '../panel.module.css'
import { useOpenQuery } from '../use-open-query'
import { steps } from './steps'
import styles from './tour-panel.module.css'

/** GraphQL in a few steps; each has its query in the editor. */
export const TourPanel = () => {
  const { tabs, activeTabIndex } = useEditorContext({ nonNull: true })
  const { run } = useExecutionContext({ nonNull: true })
  const { open, ready } = useOpenQuery()
  // Found by the operation's name, because users edit the query.
  const current = steps.findIndex(({ name }) => name === tabs[activeTabIndex]?.title)
  const next = steps[current + 1]

  return (
    <div className={classes(panel.panel, styles.tour)}>
      <h2>Tour</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name} aria-current={index === current ? 'step' : undefined}>
            <button type="button" disabled={!ready} onClick={() => open(step)}>
              {step.title}
            </button>
            {index === current && (
              <div className={styles.step}>
                <p>{step.text}</p>
                <Button size="small" disabled={!ready} onClick={run}>
                  Run it
                </Button>
                {next && (
                  <Button variant="line" size="small" disabled={!ready} onClick={() => open(next)}>
                    Next: {next.title}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
