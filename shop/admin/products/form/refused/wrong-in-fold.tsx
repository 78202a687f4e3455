import * as texts from '#texts/catalog/products'
import { useRefusal } from '../../../../ui/fields/form-state.ts'

interface WrongInFoldProps {
  /** With what the names of the fields begin: `variants[1]`. */
  of: string
  /** Those that are not folded away. */
  inSight: readonly string[]
}

/** Says how much is wrong in a part of the form that is folded away, and leads there. */
export function WrongInFold({ of, inSight }: WrongInFoldProps) {
  const { errors, goTo } = useRefusal()
  const wrong = Object.keys(errors).filter(
    (name) => name.startsWith(`${of}[`) && !inSight.some((field) => name === `${of}[${field}]`),
  )
  const [first] = wrong
  if (first === undefined) return null
  return (
    <button
      type="button"
      onClick={() => goTo(first)}
      className="mt-1 min-h-11 rounded-control font-medium text-danger text-sm underline underline-offset-4 @3xl:ml-14"
    >
      {texts.thingsToPutRight(wrong.length)}
    </button>
  )
}
