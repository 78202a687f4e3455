import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'

interface TypedFieldProps {
  name: string
  label: string
  value: string
  onType: (value: string) => void
  hint?: string
  rows?: number
  type?: string
  isOptional?: boolean
}

/** A controlled text field. */
export function TypedField({ name, label, value, onType, hint, isOptional = false, ...rest }: TypedFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint ?? (isOptional ? texts.optional : undefined)}
      value={value}
      onChange={({ target }) => onType(target.value)}
      required={!isOptional}
      autoComplete="off"
      {...rest}
    />
  )
}

interface ButtonFieldsProps {
  section: { button_label: string; button_link: string }
  change: (fields: { button_label?: string; button_link?: string }) => void
  nameOf: (field: string) => string
}

/** The label and the address of a section's button. */
export function ButtonFields({ section, change, nameOf }: ButtonFieldsProps) {
  return (
    <>
      <TypedField
        name={nameOf('button_label')}
        label={texts.buttonLabel}
        value={section.button_label}
        onType={(button_label) => change({ button_label })}
        isOptional
      />
      <TypedField
        name={nameOf('button_link')}
        label={texts.buttonLink}
        hint={texts.buttonHint}
        value={section.button_link}
        onType={(button_link) => change({ button_link })}
        isOptional
      />
    </>
  )
}

interface NumberChoiceProps<Value extends number> {
  name: string
  label: string
  value: Value
  choices: readonly Value[]
  read?: (value: Value) => string
  choose: (value: Value) => void
}

/** A select of numbers. */
export function NumberChoice<Value extends number>({
  name,
  label,
  value,
  choices,
  read = String,
  choose,
}: NumberChoiceProps<Value>) {
  return (
    <SelectField
      name={name}
      label={label}
      choices={choices.map((one) => [one, read(one)] as const)}
      value={value}
      onChange={({ target }) => choose(Number(target.value) as Value)}
    />
  )
}

/** The number of products of a section. */
export const ProductCount = (props: Omit<NumberChoiceProps<4 | 8 | 12>, 'label' | 'choices'>) => (
  <NumberChoice label={texts.count} choices={[4, 8, 12]} {...props} />
)
