import { useState } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/content/pages/editor'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import type { EditedPage } from '../edit-pages.contract.ts'

const schema = async () => (await import('../edit-pages.contract.ts')).ContentPageForm

interface PageFormProps {
  /** Undefined for a new page. */
  page?: EditedPage
  errors: FieldErrors | undefined
  /** The version that another staff member has saved since. */
  theirs?: number | undefined
}

/** The form of a content page. */
export function PageForm({ page, errors, theirs }: PageFormProps) {
  const [slug, setSlug] = useState(page?.slug ?? '')
  const [follows, setFollows] = useState(page === undefined)
  return (
    <ShopForm method="post" schema={schema} errors={errors}>
      {theirs !== undefined && (
        <p role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.someoneElseSavedThis}
        </p>
      )}
      {page && <input type="hidden" name="version" value={theirs ?? page.version} />}
      <TextField
        name="title"
        label={texts.title}
        defaultValue={page?.title}
        onChange={({ target }) => follows && setSlug(slugFrom(target.value, 'page'))}
        autoComplete="off"
      />
      <TextField
        name="slug"
        label={texts.slug}
        hint={texts.itsAddress(decodeURI(href('/pages/:slug', { slug: slug || '…' })))}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value)
          setFollows(target.value === '')
        }}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        name="text"
        label={texts.text}
        hint={texts.headingBoldItalic}
        rows={12}
        maxRows={30}
        required={false}
        defaultValue={page?.text}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="menu" label={texts.menu} choices={texts.menus} defaultValue={page?.menu ?? 'footer'} />
        <SelectField
          name="state"
          label={texts.visibility}
          choices={texts.stateChoices}
          defaultValue={page?.state ?? 'draft'}
        />
      </div>
      <TextField
        name="meta_title"
        label={texts.titleForSearchEngines}
        hint={texts.mayBeEmpty}
        required={false}
        defaultValue={page?.meta_title}
      />
      <TextField
        name="meta_description"
        label={texts.metaDescription}
        rows={2}
        required={false}
        defaultValue={page?.meta_description}
      />
      <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
    </ShopForm>
  )
}
