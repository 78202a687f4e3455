import { Plus, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/admin/products/form/variants'
import { nestedName } from '../../../../../lib/forms/nested-form.ts'
import { MAX_OPTIONS, MAX_VARIANTS } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import {
  addCombinations,
  addOption,
  changeValues,
  missingCombinations,
  removeOption,
  renameOption,
} from '../../drafts/draft-options.ts'
import { calledOption, type Edit, type OptionDraft, type ProductDraft } from '../../drafts/product-draft.ts'

interface OptionFieldsProps {
  draft: ProductDraft
  edit: (edit: Edit) => void
}

/** The options of the product with their values, and a button that adds the missing variants. */
export function OptionFields({ draft, edit }: OptionFieldsProps) {
  const { options, variants } = draft
  const missing = missingCombinations(draft).length
  const room = MAX_VARIANTS - variants.length

  function addTo({ currentTarget }: React.MouseEvent) {
    const list = listOf(currentTarget)
    flushSync(() => edit(addOption))
    list?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }

  return (
    <Field name="options">
      {() => (
        <div data-list="" tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
          {options.map((option, index) => (
            <OptionRow key={option.key} option={option} index={index} edit={edit} />
          ))}
          <div className="flex flex-wrap items-center gap-3">
            {options.length < MAX_OPTIONS && (
              <Button weight="secondary" onClick={addTo}>
                <Plus aria-hidden="true" className="size-5" />
                {options.length === 0 ? texts.addAnOption : texts.addAnotherOption}
              </Button>
            )}
            {missing > 0 && room > 0 && (
              <Button weight="secondary" onClick={(event) => editAndStay(event, edit, addCombinations)}>
                {texts.addCombinations(Math.min(missing, room))}
              </Button>
            )}
            {missing > room && <p className="text-muted text-sm">{texts.atMostVariants(MAX_VARIANTS)}</p>}
          </div>
        </div>
      )}
    </Field>
  )
}

const listOf = (button: Element) => button.closest<HTMLElement>('[data-list]')

/**
 * Applies an edit that removes the pressed button, and moves the focus to the list instead of the top of the page.
 */
function editAndStay({ currentTarget }: React.MouseEvent, edit: OptionFieldsProps['edit'], change: Edit) {
  const list = listOf(currentTarget)
  flushSync(() => edit(change))
  list?.focus({ preventScroll: true })
}

interface OptionRowProps {
  option: OptionDraft
  /** The index of the option, from 0. */
  index: number
  edit: OptionFieldsProps['edit']
}

function OptionRow({ option: { key, name, values }, index, edit }: OptionRowProps) {
  const called = calledOption({ name }, index)
  return (
    <fieldset
      aria-label={called}
      className="grid min-w-0 grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
    >
      <TextField
        name={nestedName(['options', index])}
        label={texts.optionName}
        value={name}
        onChange={({ target }) => edit(renameOption(key, target.value))}
        placeholder={texts.size}
        autoComplete="off"
      />
      <TextField
        name={`values ${index}`}
        label={texts.optionValues}
        value={values}
        onChange={({ target }) => edit(changeValues(key, target.value))}
        hint={texts.optionValuesHint}
        required={false}
        autoComplete="off"
      />
      <Button weight="quiet" onClick={(event) => editAndStay(event, edit, removeOption(key))} className="sm:mt-7">
        <Trash2 aria-hidden="true" className="size-4.5" />
        {texts.remove}
        <span className="sr-only">{texts.optionAside(called)}</span>
      </Button>
    </fieldset>
  )
}
