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

/** The props of a section form that its fields need. */
interface FormWith<Field extends string, Value> {
  section: Readonly<Record<Field, Value>>
  change: (fields: Record<Field, Value>) => void
  nameOf: (field: string) => string
}

interface SectionTextProps<Field extends string> extends Omit<TypedFieldProps, 'name' | 'value' | 'onType'> {
  form: FormWith<Field, string>
  field: Field
}

/** A text field of a section form. */
export const SectionText = <Field extends string>({ form, field, ...rest }: SectionTextProps<Field>) => (
  <TypedField
    name={form.nameOf(field)}
    value={form.section[field]}
    onType={(text) => form.change({ [field]: text } as Record<Field, string>)}
    {...rest}
  />
)

interface ButtonFieldsProps {
  form: FormWith<'button_label', string> & FormWith<'button_link', string>
}

/** The label and the address of a section's button. */
export const ButtonFields = ({ form }: ButtonFieldsProps) => (
  <>
    <SectionText form={form} field="button_label" label={texts.buttonLabel} isOptional />
    <SectionText form={form} field="button_link" label={texts.buttonLink} hint={texts.buttonHint} isOptional />
  </>
)

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
export const ProductCount = ({ form }: { form: FormWith<'count', 4 | 8 | 12> }) => (
  <NumberChoice
    name={form.nameOf('count')}
    label={texts.count}
    choices={[4, 8, 12]}
    value={form.section.count}
    choose={(count) => form.change({ count })}
  />
)
