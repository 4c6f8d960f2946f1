import { type ArgumentNode, type GraphQLArgument, isRequiredArgument, print } from 'graphql'
import { Branch } from './branch'
import styles from './builder.module.css'
import { useBuilder } from './builder-context'
import { type AnyField, newArgument } from './new-selections'

interface ArgumentListProps {
  field: AnyField
  values: readonly ArgumentNode[]
  onChange: (values: readonly ArgumentNode[]) => void
}

/** The arguments of a field. A ticked one gets a variable; its value is edited below the query. */
export const ArgumentList = ({ field, values, onChange }: ArgumentListProps) => {
  const { variableFor } = useBuilder()
  if (field.args.length === 0) return null
  const givenValue = ({ name }: GraphQLArgument) => values.find((value) => value.name.value === name)
  // A field that is not selected yet gets its required arguments, too.
  const add = (ticked: GraphQLArgument) => {
    const added = field.args.filter(
      (argument) => argument === ticked || (isRequiredArgument(argument) && !givenValue(argument)),
    )
    onChange([...values, ...added.map((argument) => newArgument(field, argument, variableFor))])
  }
  return (
    <ul className={styles.arguments} aria-label={`Arguments of ${field.name}`}>
      {field.args.map((argument) => {
        const value = givenValue(argument)
        return (
          <Branch
            key={argument.name}
            name={`${argument.name}:`}
            detail={value ? print(value.value) : String(argument.type)}
            isChecked={value !== undefined}
            isDisabled={value !== undefined && isRequiredArgument(argument)}
            onToggle={(isChecked) => (isChecked ? add(argument) : onChange(values.filter((other) => other !== value)))}
          />
        )
      })}
    </ul>
  )
}
