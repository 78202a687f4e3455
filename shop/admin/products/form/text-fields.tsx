import { href } from 'react-router'
import * as texts from '#texts/catalog/products'
import {
  PRODUCT_TEXTS,
  type ProductTextName,
  rulesOfText,
  TEXT_NAMES,
} from '../../../catalog/products/read/product-texts.contract.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { Sentence } from '../../../ui/sentence.ts'
import type { Edit, ProductDraft } from '../drafts/product-draft.ts'
import { formatTypedPrice, numberField } from './typed-number.ts'

/** The title has its own field, which also proposes the slug. */
const OTHER_TEXTS = TEXT_NAMES.filter((name) => name !== 'title' && !rulesOfText(name).isLegal)
const LEGAL_TEXTS = TEXT_NAMES.filter((name) => rulesOfText(name).isLegal)

interface TextFieldsProps {
  draft: ProductDraft
  edit: (edit: Edit) => void
}

/** Title, slug, price and other texts. The slug follows the title until it is edited. */
export function TextFields({ draft, edit }: TextFieldsProps) {
  const { title, slug, price } = draft
  const change = (changed: Partial<ProductDraft>) => edit((draft) => ({ ...draft, ...changed }))
  const changeTitle = (title: string) =>
    edit((draft) => ({ ...draft, title, slug: draft.followsTitle ? slugFrom(title) : draft.slug }))
  return (
    <div className="grid gap-5">
      <TextField
        name="title"
        label={PRODUCT_TEXTS.title.label}
        value={title}
        onChange={({ target }) => changeTitle(target.value)}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <TextField
          name="slug"
          label={texts.slug}
          value={slug}
          // An emptied slug follows the title again.
          onChange={({ target }) => change({ slug: target.value, followsTitle: target.value === '' })}
          hint={
            <Sentence
              of={texts.itsAddress(
                <span className="wrap-anywhere">{decodeURI(href('/products/:slug', { slug: slug || '…' }))}</span>,
              )}
            />
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField
          name="price"
          label={texts.priceInEuros}
          {...numberField('price', price, (price) => change({ price }))}
          hint={formatTypedPrice(price) ?? texts.forExample1250}
        />
      </div>
      {OTHER_TEXTS.map((name) => (
        <ProductTextField key={name} name={name} draft={draft} edit={edit} />
      ))}
    </div>
  )
}

/** The legally required details of a product. */
export function LegalTextFields({ draft, edit }: TextFieldsProps) {
  return (
    <div className="grid gap-5">
      {LEGAL_TEXTS.map((name) => (
        <ProductTextField key={name} name={name} draft={draft} edit={edit} />
      ))}
    </div>
  )
}

function ProductTextField({ name, draft, edit }: TextFieldsProps & { name: ProductTextName }) {
  const { label, rows, hint, choices, isOptional } = rulesOfText(name)
  const change = (text: string) => edit((draft) => ({ ...draft, [name]: text }))
  if (choices)
    return (
      <SelectField
        name={name}
        label={label}
        hint={hint}
        choices={choices}
        value={draft[name]}
        onChange={({ target }) => change(target.value)}
      />
    )
  return (
    <TextField
      name={name}
      label={label}
      rows={rows}
      required={!isOptional}
      value={draft[name]}
      onChange={({ target }) => change(target.value)}
      hint={hint}
    />
  )
}
