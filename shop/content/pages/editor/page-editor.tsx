import { useState } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/content/pages/editor'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import type { EditedPage } from '../edit-pages.contract.ts'

const schema = async () => (await import('../edit-pages.contract.ts')).ContentPageForm

interface PageEditorProps {
  /** Undefined for a new page, null if it does not exist. */
  page: EditedPage | undefined | null
  result: RecordNotSaved | undefined
}

/** The form of a content page, its deletion, and a link to it. */
export function PageEditor({ page, result }: PageEditorProps) {
  return (
    <RecordEditor
      record={page}
      result={result}
      schema={schema}
      fields={(opened) => <PageFields page={opened} />}
      removal={({ title }) => ({ label: texts.deletePage, text: texts.isDeletedPermanentlyAndItsAddress(title) })}
      actions={({ slug }) => (
        <ButtonLink to={href('/pages/:slug', { slug })} weight="secondary">
          {texts.viewPage}
        </ButtonLink>
      )}
    />
  )
}

function PageFields({ page }: { page: EditedPage | undefined }) {
  const [slug, setSlug] = useState(page?.slug ?? '')
  const [follows, setFollows] = useState(page === undefined)
  return (
    <>
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
        {!page && <SelectField name="menu" label={texts.menu} choices={texts.menus} defaultValue="footer" />}
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
    </>
  )
}
