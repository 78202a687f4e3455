import { texts } from '#texts/catalog/listing'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import type { NamedValue } from '../../products/read/lists/list-query.contract.ts'
import { formatNamedValue } from '../filters.ts'
import type { AttributeFilter } from './list-filters.contract.ts'

interface AttributeChoicesProps {
  /** The field name: attributes of products or options of variants. */
  field: 'fact' | 'option'
  offered: readonly AttributeFilter[]
  chosen: readonly NamedValue[]
  /** Receives all chosen values. Without it, the form fields keep the choice. */
  change?: (chosen: NamedValue[]) => void
}

/** The values of attributes or options with the number of products for each. */
export function AttributeChoices({ field, offered, chosen, change }: AttributeChoicesProps) {
  const lang = useSharedTextLanguage()
  return offered.map(({ name, label = name, values }) => (
    <fieldset key={name} className="min-w-0">
      <legend lang={lang} className="mb-1 font-medium text-sm">
        {label}
      </legend>
      <ul>
        {values.map(({ value, label = value, count }) => (
          <li key={value}>
            <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                name={field}
                value={formatNamedValue({ name, value })}
                {...(change
                  ? {
                      checked: isChosen(chosen, name, value),
                      onChange: ({ target }) => {
                        const others = chosen.filter((fact) => !isChosen([fact], name, value))
                        change(target.checked ? [...others, { name, value }] : others)
                      },
                    }
                  : { defaultChecked: isChosen(chosen, name, value) })}
                className="size-5 shrink-0 rounded"
              />
              <span lang={lang} className="min-w-0 flex-1 wrap-anywhere">
                {label}
              </span>
              <span className="text-muted tabular-nums">
                {count}
                <span className="sr-only"> {texts.productsWord(count)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Returns whether a value is chosen, ignoring case. */
export const isChosen = (chosen: readonly NamedValue[], name: string, value: string) =>
  chosen.some((fact) => isSame(fact.name, name) && isSame(fact.value, value))
