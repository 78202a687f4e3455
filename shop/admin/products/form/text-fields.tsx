import { href } from 'react-router'
import { texts } from '#texts/catalog/products'
import {
  PRODUCT_TEXTS,
  type ProductTextName,
  rulesOfText,
} from '../../../catalog/products/read/product-texts.contract.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { Sentence } from '../../../ui/sentence.ts'
import type { Edit, ProductDraft } from '../drafts/product-draft.ts'

interface TextFieldsProps {
  draft: ProductDraft
  edit: (edit: Edit) => void
}

/** The title. The slug follows it until it is edited. */
export function TitleField({ draft: { title }, edit }: TextFieldsProps) {
  return (
    <TextField
      name="title"
      label={PRODUCT_TEXTS.title.label}
      value={title}
      onChange={({ target }) =>
        edit((draft) => ({
          ...draft,
          title: target.value,
          slug: draft.followsTitle ? slugFrom(target.value) : draft.slug,
        }))
      }
      autoComplete="off"
    />
  )
}

/** The slug with the address that it makes. */
export function SlugField({ draft: { slug }, edit }: TextFieldsProps) {
  return (
    <TextField
      name="slug"
      label={texts.slug}
      value={slug}
      // An emptied slug follows the title again.
      onChange={({ target }) => edit((draft) => ({ ...draft, slug: target.value, followsTitle: target.value === '' }))}
      hint={
        slug === '' ? (
          texts.slugFollowsTitle
        ) : (
          <Sentence of={texts.itsAddress(<span className="wrap-anywhere">{addressOf(slug)}</span>)} />
        )
      }
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
}

/** Returns the readable address of the product's page. */
export const addressOf = (slug: string): string => decodeURI(href('/products/:slug', { slug }))

interface ProductTextFieldProps extends TextFieldsProps {
  name: ProductTextName
  /** The initial number of lines, if fewer than usual. */
  rows?: number
  /** The number of lines up to which it grows; unlimited by default. */
  maxRows?: number
}

/** The field of a product text, by its rules. */
export function ProductTextField({ name, draft, edit, rows, maxRows }: ProductTextFieldProps) {
  const { label, rows: usual, hint, choices, isOptional } = rulesOfText(name)
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
      rows={rows ?? usual}
      {...(maxRows !== undefined && { maxRows })}
      required={!isOptional}
      value={draft[name]}
      onChange={({ target }) => change(target.value)}
      hint={hint}
    />
  )
}
