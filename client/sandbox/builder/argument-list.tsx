import { type ArgumentNode, isRequiredArgument, print } from 'graphql'
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
  return (
    <ul className={styles.arguments} aria-label={`Arguments of ${field.name}`}>
      {field.args.map((argument) => {
        const value = values.find(({ name }) => name.value === argument.name)
        const others = values.filter((other) => other !== value)
        return (
          <Branch
            key={argument.name}
            name={`${argument.name}:`}
            detail={value ? print(value.value) : String(argument.type)}
            isChecked={value !== undefined}
            isDisabled={value !== undefined && isRequiredArgument(argument)}
            onToggle={(isChecked) =>
              onChange(isChecked ? [...others, newArgument(field, argument, variableFor)] : others)
            }
          />
        )
      })}
    </ul>
  )
}
