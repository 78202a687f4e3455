import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { texts as markdownTexts } from '#texts/ui/markdown'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { Link } from '../../../ui/link.tsx'
import type { EditedPage } from '../edit-pages.contract.ts'
import type { PagePicture } from '../pictures/page-text.contract.ts'
import { AddPicture } from './add-picture.tsx'
import { PagePreview, type PreviewedPage } from './page-preview.tsx'

const schema = async () => (await import('../edit-pages.contract.ts')).ContentPageForm

interface PageEditorProps {
  /** Undefined for a new page, null if it does not exist. */
  page: EditedPage | undefined | null
  result: RecordNotSaved | undefined
}

/** The form of a content page with its preview, its deletion, and a link to it. */
export function PageEditor({ page, result }: PageEditorProps) {
  const [shown, setShown] = useState<PreviewedPage>({ title: '', text: '', pictures: [] })
  return (
    <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
      <RecordEditor
        record={page}
        result={result}
        schema={schema}
        fields={(opened) => <PageFields page={opened} show={setShown} />}
        removal={({ title }) => ({ label: texts.deletePage, text: texts.whatDeletionDoes(title), name: title })}
        actions={({ slug, state }) => (
          <ButtonLink to={href('/pages/:slug', { slug })} weight="secondary">
            {state === 'published' ? texts.viewPage : texts.previewInShop}
          </ButtonLink>
        )}
      />
      {page !== null && <PagePreview page={shown} />}
    </div>
  )
}

interface PageFieldsProps {
  page: EditedPage | undefined
  /** Shows the edited values in the preview. */
  show: (page: PreviewedPage) => void
}

function PageFields({ page, show }: PageFieldsProps) {
  const begin = page?.suggested_text ?? page?.text ?? ''
  const [title, setTitle] = useState(page?.title ?? '')
  const [slug, setSlug] = useState(page?.slug ?? '')
  const [follows, setFollows] = useState(page === undefined)
  const [text, setText] = useState(begin)
  const [pictures, setPictures] = useState<readonly PagePicture[]>(page?.pictures ?? [])
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => show({ title, text, pictures }), [show, title, text, pictures])

  function insert(line: string, picture: PagePicture) {
    setPictures((now) => [...now, picture])
    const area = field.current?.querySelector('textarea')
    if (!area) return
    const before = area.value.slice(0, area.selectionStart)
    const after = area.value.slice(area.selectionEnd)
    const gap = before === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    area.setRangeText(
      `${gap}${line}${after.startsWith('\n\n') ? '' : '\n\n'}`,
      area.selectionStart,
      area.selectionEnd,
      'end',
    )
    // The form validates and protects the text like a typed one.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <>
      <TextField
        name="title"
        label={texts.title}
        defaultValue={page?.title}
        onChange={({ target }) => {
          setTitle(target.value)
          if (follows) setSlug(slugFrom(target.value, 'page'))
        }}
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
      {page?.suggested_text != null && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">{texts.factsFilledIn}</p>
      )}
      <div ref={field} className="grid gap-3">
        <TextField
          name="text"
          label={texts.text}
          hint={markdownTexts.markdownHint}
          rows={12}
          maxRows={30}
          required={false}
          defaultValue={begin}
          onChange={({ target }) => setText(target.value)}
        />
        <AddPicture insert={insert} />
      </div>
      {page && (
        <p className="text-muted text-sm">
          {texts.placeInMenus[page.menu]}{' '}
          <Link to={href('/admin/menus')} className="font-medium text-accent underline underline-offset-4">
            {texts.editMenus}
          </Link>
        </p>
      )}
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
