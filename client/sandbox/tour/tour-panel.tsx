import { useEditorContext, useExecutionContext } from '@graphiql/react'
import { Button } from '../../ui/form/button'
import { useOpenQuery } from '../use-open-query'
import { steps } from './steps'
import styles from './tour-panel.module.css'

/** GraphQL in a few steps; each has its query in the editor. */
export const TourPanel = () => {
  const { tabs, activeTabIndex } = useEditorContext({ nonNull: true })
  const { run } = useExecutionContext({ nonNull: true })
  const { open, ready } = useOpenQuery()
  // The operation keeps its name while somebody tries what the step proposes.
  const here = steps.findIndex(({ name }) => name === tabs[activeTabIndex]?.title)
  const next = steps[here + 1]

  return (
    <div className={styles.tour}>
      <h2>Tour</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name} aria-current={index === here ? 'step' : undefined}>
            <button type="button" disabled={!ready} onClick={() => open(step)}>
              {step.title}
            </button>
            {index === here && (
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
