import { texts } from '#texts/catalog/products'
import { useRefusal } from '../../../../ui/fields/form-state.ts'

interface CollapsedErrorsProps {
  /** The common prefix of the field names: `variants[1]`. */
  of: string
  /** The fields that are always visible. */
  inSight: readonly string[]
}

/** The number of errors in a collapsed part of the form, as a button that opens it. */
export function CollapsedErrors({ of, inSight }: CollapsedErrorsProps) {
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
      className="mt-1 min-h-11 rounded-control font-medium text-danger text-sm underline underline-offset-4 @xl:ml-14"
    >
      {texts.countErrors(wrong.length)}
    </button>
  )
}
